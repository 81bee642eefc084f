import { connect } from 'node:net';

const WAIT_MILLISECONDS = 2000;

/**
 * Sends one command to a Redis on the loopback address.
 * @param {number} port
 * @param {string} password
 * @param {string} command inline form: words separated by blanks
 * @returns {Promise<string | null>} the raw answer, null without an answer.
 */
export function askRedis(port, password, command) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: WAIT_MILLISECONDS });
    let answer = '';
    const fail = () => {
      socket.destroy();
      resolve(null);
    };
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
    socket.once('connect', () => socket.write(`AUTH ${password}\r\n${command}\r\nQUIT\r\n`));
    socket.once('end', () => resolve(answer.startsWith('+OK\r\n') ? answer.slice(5) : null));
    socket.once('timeout', fail);
    socket.once('error', fail);
  });
}
