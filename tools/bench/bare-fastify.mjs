import Fastify from 'fastify';

/*
 * The ceiling of a read: Fastify alone, answering with bytes it already holds. Started as a process of its own, told
 * over IPC which answers to give: `{ path: { headers, body (base64) } }`.
 */
const fastify = Fastify();
let answers = new Map();

fastify.get('/*', (request, reply) => {
  const answer = answers.get(request.url);
  return reply.headers(answer.headers).send(answer.body);
});

process.on('message', (message) => {
  answers = new Map(
    Object.entries(message.answers).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  process.send({ ready: true });
});

await fastify.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send({ listening: true });
