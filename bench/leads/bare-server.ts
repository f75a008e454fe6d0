import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'
import pg from 'pg'
import { z } from 'zod'

// The baseline: the least code that parses the same body and stores one durable row.

const create = 'CREATE TABLE rows (id text PRIMARY KEY, name text, phone text, email text, note text, rest text)'
const body = z.looseObject({ name: z.string(), phone: z.string(), email: z.string(), note: z.string() })

const openSqlite = (file: string) => {
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${create}`)
  const insert = db.prepare('INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?)')
  return async (row: string[]) => void insert.run(...row)
}

const openPostgres = async (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  await pool.query(`DROP TABLE IF EXISTS rows; ${create}`)
  const text = 'INSERT INTO rows VALUES ($1, $2, $3, $4, $5, $6)'
  return async (row: string[]) => void (await pool.query({ name: 'insert', text, values: row }))
}

const { DATA_DIR = '', DATABASE_URL } = process.env
const insert = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(join(DATA_DIR, 'bare.db'))

const app = Fastify()
app.post('/f/quote', async (request) => {
  const { name, phone, email, note, ...rest } = body.parse(request.body)
  await insert([randomUUID(), name, phone, email, note, JSON.stringify(rest)])
  return { ok: true, next: '/thanks' }
})
console.log(`Ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
