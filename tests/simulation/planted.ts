import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Faults that people really make, each in one place: in this file, `from` (which must occur once) becomes `to`.
const faults: Record<string, readonly (readonly [name: string, from: string, to: string])[]> = {
  'server/storage/leads.ts': [
    [
      'acknowledged before it is stored',
      'return await keepTogether({ lead: row, kinds })',
      "void keepTogether({ lead: row, kinds }).catch(() => undefined); return 'kept'",
    ],
    ['a rescued request owes no letters', "outcomes[index] !== 'repeated'", "outcomes[index] === 'kept'"],
    ['a repetition overrules the person who marked it as spam', "            'ours',\n", "            'all',\n"],
  ],
  'server/quotes/lead-id.ts': [
    ['idempotency key lost', 'if (!key) return undefined', 'return undefined'],
    [
      'repeated answers stored twice within one group',
      'const same = [project,',
      'const same = [Math.floor(Date.now() / 60_000), project,',
    ],
  ],
  'server/storage/deliveries.ts': [['no lease', 'farthestRetry] = [leaseMs,', 'farthestRetry] = [0,']],
  'server/mail/outcomes.ts': [
    [
      'a failed letter counts as sent',
      'await markFailed(messages, error, failuresInARow)\n      return false',
      'void error',
    ],
    ['the outcome of a letter is not stored', 'await store.markSent(id, new Date(), state)\n', ''],
  ],
  'server/mail/retry.ts': [
    ['a cut connection counts as refused for good', 'attempts >= rule.leastTries && now', 'now'],
  ],
  'server/storage/clock.ts': [
    ['removal by the clock alone', 'return isRight\n', 'return true\n'],
    [
      'new leads dated by a clock that is behind',
      'Date.parse(now) < trusted.getTime() - trustMs ? trusted.toISOString() : now',
      'now',
    ],
  ],
  'server/desk/leads/change-store.ts': [
    [
      'a change repeated by its phone is done twice',
      'if (done) {',
      "if (done) request = { ...request, id: orderedId(now), version: lead.version }\n      if (request.id === '') {",
    ],
    [
      'no version check',
      "if (lead.version !== request.version) throw new DeskRefusal('collision')\n      const effect",
      'const effect',
    ],
    [
      'a change without its entry in the history',
      'await addEvent(trx, lead, { personId, now }, event)\n      if (refolds',
      "if (kind !== 'quote') await addEvent(trx, lead, { personId, now }, event)\n      if (refolds",
    ],
    [
      'a rescue queues every letter again',
      'owes.filter((kind) => !there.has(kind))',
      'owes.filter((kind) => there.size >= 0 && kind)',
    ],
  ],
  'server/desk/accounts/people-store.ts': [
    [
      'a removed person keeps their sessions',
      "for (const table of ['sessions', 'passkeys', 'links', 'calendars'] as const)",
      "await trx.updateTable('people').set({ removed_at: null }).where('id', '=', id).execute()\n      for (const table of ['passkeys', 'links'] as const)",
    ],
  ],
  'server/ops/commands/restore.ts': [
    ['a restored backup keeps everybody signed in', "const ended = ['sessions',", 'const ended = ['],
  ],
  'server/ops/commands/backup.ts': [
    [
      'a backup without the log of the database',
      'await backup(source, part, { rate: 1000 })',
      ";(await import('node:fs')).copyFileSync(from, part)",
    ],
  ],
  'server/quotes/photographs/photograph-store.ts': [
    [
      'a photograph acknowledged before its file is written',
      'if (!(await encode(bytes, fileOf(row.id), longestSide)))',
      'if (!encode(bytes, fileOf(row.id), longestSide).catch(() => undefined))',
    ],
  ],
  'server/quotes/photographs/visitor-routes.ts': [
    ['a photograph sent again has another id', '.update(bytes).digest', '.update(crypto.randomUUID()).digest'],
  ],
  'server/desk/private-page/page-store.ts': [
    [
      'a customer who asks for a day twice is told of twice',
      "hash('sha256', `wants-day",
      "hash('sha256', crypto.randomUUID() + `wants-day",
    ],
    [
      'a customer who wants a day is noted, and nobody is told',
      '      await tell(trx)\n      return true\n    })',
      '      return true\n    }).then(async (isNew) => { if (isNew) await write(tell); return isNew })',
    ],
  ],
  'server/desk/notify/notices.ts': [
    ['a push that failed counts as sent', "state: isDead ? 'dead' : 'waiting'", "state: isDead ? 'dead' : 'sent'"],
  ],
  'server/publish/publisher.ts': [
    [
      'drafts count as published before the build',
      'const build = await parts.build(scratch)',
      "await store.markBuilt(id, 'build', ids)\n    await store.set(id, { state: 'building' })\n    const build = await parts.build(scratch)",
    ],
    [
      'a publish that was cut off after its build is given up',
      "if (row.state === 'built' && row.build !== null)",
      "if (row.state === 'live' && row.build !== null)",
    ],
  ],
}

export const planted = Object.entries(faults).flatMap(([file, ofFile]) =>
  ofFile.map(([name, from, to]) => ({ file, name, from, to })),
)

const load = (source: string, { file, from, to }: (typeof planted)[number]) => {
  if (source.split(from).length !== 2) throw new Error(`${file} no longer has once: ${from}`)
  return source.replace(from, () => to)
}

// Preloaded with `--import`, plants the fault named in `FAULT` while its module is loaded.
const fault = planted.find(({ name }) => name === process.env.FAULT)
const target = fault && pathToFileURL(join(import.meta.dirname, '../..', fault.file)).href
if (fault)
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      return url === target ? { ...loaded, source: load(String(loaded.source), fault) } : loaded
    },
  })
