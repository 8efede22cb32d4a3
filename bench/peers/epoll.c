// The floor: a WebSocket server in C on epoll, which knows nothing and checks nothing. It
// tells the room's phones what Konspira told them, one send for each message.
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { PHONES = 8, BUFFER = 4096, EVENTS = 256 };

struct frame { uint32_t phone, size; char *bytes; };
struct step { uint32_t count; struct frame *frames; };
struct room { uint32_t count, next; struct step *steps; int phones[PHONES]; };
struct line { int socket; struct room *room; size_t filled; unsigned char buffer[BUFFER]; };

static struct room *rooms;

static void fail(const char *what) { perror(what); exit(1); }

// The tape

static uint32_t number(FILE *file) {
    unsigned char b[4];
    if (fread(b, 1, 4, file) != 4) fail("the tape");
    return b[0] | b[1] << 8 | b[2] << 16 | (uint32_t)b[3] << 24;
}

// A message with the head of its frame before it, ready to be sent.
static struct frame framed(FILE *file) {
    struct frame frame = {.phone = number(file)};
    uint32_t size = number(file), head = size < 126 ? 2 : 4;
    if (size > 65535) fail("a message is too long");
    frame.size = head + size;
    frame.bytes = malloc(frame.size);
    frame.bytes[0] = (char)0x81;
    frame.bytes[1] = (char)(size < 126 ? size : 126);
    if (head == 4) {
        frame.bytes[2] = (char)(size >> 8);
        frame.bytes[3] = (char)size;
    }
    if (fread(frame.bytes + head, 1, size, file) != size) fail("the tape");
    return frame;
}

static void read_tape(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) fail(path);
    uint32_t count = number(file);
    rooms = calloc(count, sizeof *rooms);
    for (struct room *room = rooms; room < rooms + count; room++) {
        room->count = number(file);
        room->steps = calloc(room->count, sizeof *room->steps);
        for (struct step *step = room->steps; step < room->steps + room->count; step++) {
            step->count = number(file);
            step->frames = calloc(step->count, sizeof *step->frames);
            for (uint32_t i = 0; i < step->count; i++) step->frames[i] = framed(file);
        }
    }
    fclose(file);
}

// The handshake: base64(sha1(key + GUID))

static uint32_t rol(uint32_t x, int n) { return x << n | x >> (32 - n); }

static void sha1(const char *text, size_t length, unsigned char digest[20]) {
    unsigned char data[128] = {0};  // a key and the GUID take 60 bytes, so two blocks
    uint32_t h[5] = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
    memcpy(data, text, length);
    data[length] = 0x80;
    data[126] = (unsigned char)(length * 8 >> 8);
    data[127] = (unsigned char)(length * 8);
    for (int block = 0; block < 2; block++) {
        uint32_t w[80], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
        for (int i = 0; i < 16; i++) {
            uint32_t word;
            memcpy(&word, data + block * 64 + i * 4, 4);
            w[i] = ntohl(word);
        }
        for (int i = 16; i < 80; i++) w[i] = rol(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
        for (int i = 0; i < 80; i++) {
            uint32_t f = i < 20 ? (b & c) | (~b & d) : i < 40 ? b ^ c ^ d
                       : i < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
            uint32_t k = i < 20 ? 0x5A827999 : i < 40 ? 0x6ED9EBA1
                       : i < 60 ? 0x8F1BBCDC : 0xCA62C1D6;
            uint32_t next = rol(a, 5) + f + e + k + w[i];
            e = d, d = c, c = rol(b, 30), b = a, a = next;
        }
        h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
    }
    for (int i = 0; i < 5; i++) h[i] = htonl(h[i]);
    memcpy(digest, h, 20);
}

static void base64(const unsigned char digest[20], char text[29]) {
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned char padded[21] = {0};
    memcpy(padded, digest, 20);
    for (int i = 0; i < 7; i++) {
        uint32_t three = padded[i * 3] << 16 | padded[i * 3 + 1] << 8 | padded[i * 3 + 2];
        for (int j = 0; j < 4; j++) text[i * 4 + j] = letters[three >> (18 - 6 * j) & 63];
    }
    text[27] = '=';
    text[28] = 0;
}

// GET /room/phone, answered once the whole request is there.
static void open_line(struct line *line) {
    char joined[64], accept[29], answer[256];
    unsigned char digest[20];
    unsigned room, phone;
    line->buffer[line->filled] = 0;
    if (!strstr((char *)line->buffer, "\r\n\r\n")) return;
    char *key = strcasestr((char *)line->buffer, "sec-websocket-key: ");
    if (!key || sscanf((char *)line->buffer, "GET /%u/%u", &room, &phone) != 2) exit(1);
    snprintf(joined, sizeof joined, "%.24s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", key + 19);
    sha1(joined, 60, digest);
    base64(digest, accept);
    int size = snprintf(answer, sizeof answer,
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Accept: %s\r\n\r\n", accept);
    line->room = rooms + room;
    line->room->phones[phone] = line->socket;
    line->filled = 0;
    send(line->socket, answer, (size_t)size, MSG_NOSIGNAL);
}

// One move: unmasked, and answered with the next step of the tape.
static void heard(struct room *room, unsigned char *text, size_t size, unsigned char *mask) {
    for (size_t i = 0; i < size; i++) text[i] ^= mask[i & 3];
    struct step *step = room->steps + room->next++ % room->count;
    for (struct frame *f = step->frames; f < step->frames + step->count; f++)
        send(room->phones[f->phone], f->bytes, f->size, MSG_NOSIGNAL);
}

static void read_frames(struct line *line) {
    unsigned char *at = line->buffer, *end = line->buffer + line->filled;
    while (end - at >= 8) {
        size_t size = at[1] & 127, head = 2;
        if (size == 126) size = (size_t)at[2] << 8 | at[3], head = 4;
        if ((size_t)(end - at) < head + 4 + size) break;
        if ((at[0] & 15) == 1) heard(line->room, at + head + 4, size, at + head);
        at += head + 4 + size;
    }
    line->filled = (size_t)(end - at);
    memmove(line->buffer, at, line->filled);
}

static void readable(struct line *line) {
    ssize_t got = recv(line->socket, line->buffer + line->filled,
                       BUFFER - 1 - line->filled, MSG_DONTWAIT);
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) {
        close(line->socket);
        free(line);
        return;
    }
    line->filled += (size_t)got;
    if (line->room) read_frames(line);
    else open_line(line);
}

int main(int count, char **arguments) {
    if (count != 2) return 2;
    read_tape(arguments[1]);
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof here;
    int door = socket(AF_INET, SOCK_STREAM, 0), epoll = epoll_create1(0), one = 1;
    if (bind(door, (void *)&here, length) || listen(door, 4096)) fail("listen");
    getsockname(door, (void *)&here, &length);
    printf("%d\n", ntohs(here.sin_port));
    fflush(stdout);
    struct epoll_event event = {.events = EPOLLIN}, events[EVENTS];
    epoll_ctl(epoll, EPOLL_CTL_ADD, door, &event);
    for (;;) {
        int ready = epoll_wait(epoll, events, EVENTS, -1);
        for (int i = 0; i < ready; i++) {
            if (events[i].data.ptr) {
                readable(events[i].data.ptr);
                continue;
            }
            struct line *line = calloc(1, sizeof *line);
            line->socket = accept4(door, NULL, NULL, SOCK_NONBLOCK);
            setsockopt(line->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
            struct epoll_event more = {.events = EPOLLIN, .data.ptr = line};
            epoll_ctl(epoll, EPOLL_CTL_ADD, line->socket, &more);
        }
    }
}
