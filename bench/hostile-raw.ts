/** Noise below the protocol: bytes, HTTP and frames that nobody should send. */
import { connect } from 'node:net';
import { below } from '@vigrid/kernel';
import { type Chance, garbled, pick } from './hostile-wishes.ts';

/** Opens a connection, sends bytes that look somewhat like HTTP, and gives what comes back. */
export function throwBytes(url: string, chance: Chance): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const request = `${pick(chance, methods)} ${pick(chance, paths)} HTTP/1.1\r\nHost: ${pick(chance, [host, host, 'evil.example', ''])}\r\n${pick(chance, headers)}\r\n\r\n`;
  const bytes = pick(chance, [
    request,
    request,
    garbled(chance, request),
    '\u0000'.repeat(below(chance, 500)),
    '\x16\x03\x01',
  ]);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let heard = '';
    socket.setTimeout(300, () => socket.destroy());
    socket.on('data', (data) => {
      if (heard.length < 50_000) heard += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    socket.write(bytes, 'latin1');
  });
}

const methods = ['GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'BREW'];
const paths = [
  '/',
  '/healthz',
  '/readyz',
  '/%00',
  '/%',
  '/../../../../etc/passwd',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/api/tables/x/record',
  '/api/tables/..%2f..%2fx/record',
  '/api/tables/%ff/record',
  '/api/games/__proto__',
  '/api/games/constructor',
  `/${'x'.repeat(3000)}`,
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=3&transport=websocket',
  '/socket.io/?EIO=4&transport=polling&sid=guessed',
  'http://evil.example/',
  '*',
];
const headers = [
  'Accept: text/html',
  'Content-Length: 10',
  'Content-Length: -1',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{',
  `X: ${'y'.repeat(20_000)}`,
  'Origin: https://evil.example',
  'Range: bytes=99999-1',
  'If-None-Match: "',
  'Accept-Encoding: br, gzip',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x',
];

/** Sends frames that are no messages over a WebSocket until it is closed. */
export function throwFrames(url: string, chance: Chance): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(
      `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/socket.io/?EIO=4&transport=websocket`,
    );
    let heard = '';
    const end = setTimeout(() => socket.close(), 300);
    socket.addEventListener('message', ({ data }) => {
      heard += String(data);
    });
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', () => {
      clearTimeout(end);
      resolve(heard);
    });
    socket.addEventListener('open', () => {
      for (let i = 0; i < 4; i++) {
        const frame = pick(chance, frames);
        socket.send(typeof frame === 'string' && below(chance, 3) === 0 ? garbled(chance, frame) : frame);
      }
    });
  });
}

const frames: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '40',
  '40{"token":1}',
  '40/admin,',
  '41',
  '420["hello",{}]',
  '42["act"',
  '42999999999999999999["lobby",{}]',
  '42["hello"]',
  '42[]',
  '42{}',
  '42["connect"]',
  '42["disconnecting"]',
  '430["x"]',
  '451-["create",{"_placeholder":true,"num":0}]',
  '459999-["create",{"_placeholder":true,"num":9999}]',
  '2probe',
  '3',
  '5',
  '6',
  'b////',
  '9',
  '',
  new Uint8Array([0, 255, 1]),
];
