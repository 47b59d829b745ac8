import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { Log } from '#commerce/platform/log.ts';
import { clientNetwork } from './client-address.ts';
import { rawResponse } from './raw-response.ts';

export type ConnectionLimits = {
  inAll: number;
  /** Maximum connections per IPv4 address or IPv6 /64 network. */
  perAddress: number;
  /** Minimum transfer rate of request bodies and responses; slower connections are closed. */
  bytesPerSecond: number;
  /** Time before the transfer rate is checked. */
  graceMs?: number;
  sweepMs?: number;
};

type Tracked = {
  network: string;
  peer: string;
  /** Socket with the buffered response; over TLS it differs from the connection's socket. */
  writer: Socket;
  hasRequested: boolean;
  /** Running requests; more than one only with pipelining or HTTP/2. */
  running: Set<ServerResponse>;
  arriving: { request: IncomingMessage; since: number; bytesBefore: number } | undefined;
  taken: { bytes: number; since: number };
  idle: { since: number; bytesBefore: number } | undefined;
};

const GRACE_MS = 10_000;
const SWEEP_MS = 1_000;
/** Time to finish the headers of an arriving request while the process closes. */
const CLOSING_GRACE_MS = 1_000;

/** Key shared by a TLS socket and its underlying connection: the remote address and port. */
const peerOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/**
 * Limits all connections of the server, in total and per address, and closes slow ones. At the limit it closes the
 * oldest idle connection; if none is idle, the new connection gets a 503.
 */
export class Connections {
  readonly #tracked = new Map<Socket, Tracked>();
  readonly #byPeer = new Map<string, Socket>();
  /** HTTP/2 sessions, one per connection. */
  readonly #sessions = new Set<ServerHttp2Session>();
  readonly #byNetwork = new Map<string, Set<Socket>>();
  /** Oldest first. */
  readonly #silent = new Set<Socket>();
  readonly #idle = new Set<Socket>();
  readonly #limits: Required<ConnectionLimits>;
  readonly #log: Log;
  readonly #sweep: NodeJS.Timeout;
  #isClosing = false;

  constructor(server: Server, limits: ConnectionLimits, log: Log) {
    this.#limits = { graceMs: GRACE_MS, sweepMs: SWEEP_MS, ...limits };
    this.#log = log;
    // Sockets beyond this limit are closed before they cost anything.
    server.maxConnections = limits.inAll + 100;
    server.prependListener('connection', (socket: Socket) => this.#enter(socket));
    server.prependListener('request', (request, response) => this.#begin(request, response));
    server.on('session', (session: ServerHttp2Session) => {
      this.#sessions.add(session);
      session.once('close', () => this.#sessions.delete(session));
      if (this.#isClosing) session.close();
    });
    this.#sweep = setInterval(() => this.#closeSlow(), this.#limits.sweepMs).unref();
    server.on('close', () => clearInterval(this.#sweep));
  }

  get size(): number {
    return this.#tracked.size;
  }

  /** From now on, every response closes its connection. */
  beginClosing(): void {
    this.#isClosing = true;
    for (const { running } of this.#tracked.values()) for (const response of running) response.shouldKeepAlive = false;
    for (const session of this.#sessions) session.close();
  }

  /** Closes connections without a running or arriving request. */
  closeIdle(): void {
    const now = performance.now();
    for (const [socket, { idle }] of this.#tracked) {
      if (idle && (socket.bytesRead === idle.bytesBefore || now - idle.since > CLOSING_GRACE_MS)) socket.destroy();
    }
  }

  #enter(socket: Socket): void {
    const network = clientNetwork({ ip: socket.remoteAddress ?? '' });
    const others = this.#byNetwork.get(network) ?? new Set();
    const { inAll, perAddress } = this.#limits;
    if (others.size >= perAddress && !this.#closeIdlest(others)) return this.#refuse(socket, network, 'of one address');
    if (this.#tracked.size >= inAll && !this.#closeIdlest()) return this.#refuse(socket, network, 'in all');
    const now = performance.now();
    this.#byNetwork.set(network, others.add(socket));
    this.#silent.add(socket);
    const peer = peerOf(socket);
    this.#byPeer.set(peer, socket);
    this.#tracked.set(socket, {
      network,
      peer,
      writer: socket,
      hasRequested: false,
      running: new Set(),
      arriving: undefined,
      taken: { bytes: 0, since: now },
      idle: { since: now, bytesBefore: 0 },
    });
    socket.once('close', () => this.#leave(socket, network));
  }

  #leave(socket: Socket, network: string): void {
    const peer = this.#tracked.get(socket)?.peer ?? '';
    if (this.#byPeer.get(peer) === socket) this.#byPeer.delete(peer);
    this.#tracked.delete(socket);
    this.#silent.delete(socket);
    this.#idle.delete(socket);
    const others = this.#byNetwork.get(network);
    others?.delete(socket);
    if (others?.size === 0) this.#byNetwork.delete(network);
  }

  #refuse(socket: Socket, network: string, what: string): void {
    this.#log.warn(
      { event: 'connections_full', network, connections: this.#tracked.size },
      `no room: connections ${what}`,
    );
    socket.end(rawResponse(503, { 'retry-after': '5' }), () => socket.destroy());
  }

  /** Closes the longest idle connection; connections without any request come first. */
  #closeIdlest(among?: ReadonlySet<Socket>): boolean {
    for (const line of [this.#silent, this.#idle]) {
      for (const socket of line) {
        if (among && !among.has(socket)) continue;
        this.#leave(socket, this.#tracked.get(socket)?.network ?? '');
        socket.destroy();
        return true;
      }
    }
    return false;
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    const socket = this.#tracked.has(request.socket) ? request.socket : this.#byPeer.get(peerOf(request.socket));
    const entry = socket && this.#tracked.get(socket);
    if (!entry) return;
    // An HTTP/2 socket belongs to its session, which has its own limits.
    if (request.httpVersionMajor === 1) entry.writer = request.socket;
    entry.hasRequested = true;
    entry.idle = undefined;
    entry.running.add(response);
    entry.arriving = { request, since: performance.now(), bytesBefore: socket.bytesRead };
    this.#silent.delete(socket);
    this.#idle.delete(socket);
    if (this.#isClosing) response.shouldKeepAlive = false;
    response.once('close', () => {
      entry.running.delete(response);
      if (entry.running.size > 0 || !this.#tracked.has(socket)) return;
      entry.arriving = undefined;
      entry.idle = { since: performance.now(), bytesBefore: socket.bytesRead };
      this.#idle.add(socket);
    });
  }

  #closeSlow(): void {
    const now = performance.now();
    for (const [socket, entry] of this.#tracked) {
      const what = this.#isSending(socket, entry, now) ? 'slow sender' : this.#isTaking(entry, now) && 'slow reader';
      if (!what) continue;
      this.#log.warn({ event: 'connection_too_slow', network: entry.network }, `closed a ${what}`);
      socket.destroy();
    }
  }

  #isSending(socket: Socket, { arriving }: Tracked, now: number): boolean {
    const { graceMs, bytesPerSecond } = this.#limits;
    if (!arriving || arriving.request.complete || now - arriving.since <= graceMs) return false;
    return (socket.bytesRead - arriving.bytesBefore) * 1_000 < bytesPerSecond * (now - arriving.since);
  }

  #isTaking(entry: Tracked, now: number): boolean {
    const { graceMs, bytesPerSecond } = this.#limits;
    const { writer: socket } = entry;
    const bytes = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || bytes > entry.taken.bytes) {
      entry.taken = { bytes, since: now };
      return false;
    }
    return now - entry.taken.since > graceMs + (socket.writableLength / bytesPerSecond) * 1_000;
  }
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyInstance {
    connections: Connections;
  }
}
