import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

// What our server is measured against: a route that returns one fixed buffer, and @fastify/static with nothing else.

const [kind] = process.argv.slice(2)
const root = join(process.cwd(), 'dist/site')
const app = Fastify()

if (kind === 'bare') {
  const page = readFileSync(join(root, `${process.env.BENCH_PAGE}.br`))
  app.get('/*', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
} else {
  await app.register(fastifyStatic, { root, preCompressed: true })
}
console.log(`Ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
