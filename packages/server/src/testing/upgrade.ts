/** A request for a socket at a path, of a version of the protocol, as it stands on the wire. */
export function upgradeRequest(path: string, version = 13): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Version: ${version}`,
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
