app-name = Konspira
