/** One fault: in this file, `from` (which must occur once) becomes `to`. */
export type Planted = { name: string; file: string; from: string; to: string }

/** Faults that people really make, each in one place. `plant.ts` plants one while the module is loaded. */
export const planted: readonly Planted[] = [
  {
    name: 'acknowledged before it is stored',
    file: 'server/storage/leads.ts',
    from: 'return await keepTogether({ lead: row, kinds })',
    to: "void keepTogether({ lead: row, kinds }).catch(() => undefined); return 'kept'",
  },
  {
    name: 'a rescued request owes no letters',
    file: 'server/storage/leads.ts',
    from: "outcomes[index] !== 'repeated'",
    to: "outcomes[index] === 'kept'",
  },
  {
    name: 'idempotency key lost',
    file: 'server/quotes/lead-id.ts',
    from: 'if (!key) return undefined',
    to: 'return undefined',
  },
  {
    name: 'repeated answers stored twice within one group',
    file: 'server/quotes/lead-id.ts',
    from: 'const same = [project,',
    to: 'const same = [Math.floor(Date.now() / 60_000), project,',
  },
  {
    name: 'no lease',
    file: 'server/storage/deliveries.ts',
    from: 'farthestRetry] = [leaseMs,',
    to: 'farthestRetry] = [0,',
  },
  {
    name: 'a lease that ends as it begins',
    file: 'server/storage/deliveries.ts',
    from: 'or leased_until <= ',
    to: 'or leased_until >= ',
  },
  {
    name: 'a failed letter counts as sent',
    file: 'server/mail/outcomes.ts',
    from: 'await markFailed(messages, error, failuresInARow)\n      return false',
    to: 'void error',
  },
  {
    name: 'the outcome of a letter is not stored',
    file: 'server/mail/outcomes.ts',
    from: 'await store.markSent(id, new Date(), state)\n',
    to: '',
  },
  {
    name: 'marked as sent before it is sent',
    file: 'server/mail/outcomes.ts',
    from: 'if (!messages.every(({ id }) => delivered.has(id))) await way()',
    to: 'await markSent(messages); await way()',
  },
  {
    name: 'a cut connection counts as refused for good',
    file: 'server/mail/retry.ts',
    from: 'attempts >= rule.leastTries && now',
    to: 'now',
  },
  {
    name: 'removal by the clock alone',
    file: 'server/storage/clock.ts',
    from: 'return isRight\n',
    to: 'return true\n',
  },
  {
    name: 'new leads dated by a clock that is behind',
    file: 'server/storage/clock.ts',
    from: 'Date.parse(now) < trusted.getTime() - trustMs ? trusted.toISOString() : now',
    to: 'now',
  },
  {
    name: 'a change repeated by its phone is done twice',
    file: 'server/desk/leads/change-store.ts',
    from: 'if (done) {',
    to: "if (done) request = { ...request, id: orderedId(now), version: lead.version }\n      if (request.id === '') {",
  },
  {
    name: 'no version check',
    file: 'server/desk/leads/change-store.ts',
    from: "if (lead.version !== request.version) throw new DeskRefusal('collision')\n      const effect",
    to: 'const effect',
  },
  {
    name: 'a change without its entry in the history',
    file: 'server/desk/leads/change-store.ts',
    from: 'await addEvent(trx, lead, { personId, now }, event)\n      if (refolds',
    to: "if (kind !== 'quote') await addEvent(trx, lead, { personId, now }, event)\n      if (refolds",
  },
  {
    name: 'a removed person keeps their sessions',
    file: 'server/desk/accounts/people-store.ts',
    from: "for (const table of ['sessions', 'passkeys', 'links', 'calendars'] as const)",
    to: "await trx.updateTable('people').set({ removed_at: null }).where('id', '=', id).execute()\n      for (const table of ['passkeys', 'links'] as const)",
  },
  {
    name: 'a restored backup keeps everybody signed in',
    file: 'server/ops/commands/restore.ts',
    from: "const ended = ['sessions',",
    to: 'const ended = [',
  },
  {
    name: 'a backup without the log of the database',
    file: 'server/ops/commands/backup.ts',
    from: 'await backup(source, part, { rate: 1000 })',
    to: "(await import('node:fs')).copyFileSync(from, part)",
  },
  {
    name: 'a rescue queues every letter again',
    file: 'server/desk/leads/change-store.ts',
    from: 'owes.filter((kind) => !there.has(kind))',
    to: 'owes.filter((kind) => there.size >= 0 && kind)',
  },
  {
    name: 'a repetition overrules the person who marked it as spam',
    file: 'server/storage/leads.ts',
    from: "            'ours',\n",
    to: "            'all',\n",
  },
  {
    name: 'a photograph acknowledged before its file is written',
    file: 'server/quotes/photographs/photograph-store.ts',
    from: 'if (!(await encode(bytes, fileOf(row.id), longestSide)))',
    to: 'if (!encode(bytes, fileOf(row.id), longestSide).catch(() => undefined))',
  },
  {
    name: 'a photograph sent again has another id',
    file: 'server/quotes/photographs/visitor-routes.ts',
    from: '.update(bytes).digest',
    to: '.update(crypto.randomUUID()).digest',
  },
  {
    name: 'a customer who asks for a day twice is told of twice',
    file: 'server/desk/private-page/page-store.ts',
    from: "hash('sha256', `wants-day",
    to: "hash('sha256', crypto.randomUUID() + `wants-day",
  },
  {
    name: 'a customer who wants a day is noted, and nobody is told',
    file: 'server/desk/private-page/page-store.ts',
    from: '      await tell(trx)\n      return true\n    })',
    to: '      return true\n    }).then(async (isNew) => { if (isNew) await write(tell); return isNew })',
  },
  {
    name: 'a push that failed counts as sent',
    file: 'server/desk/notify/notices.ts',
    from: "state: isDead ? 'dead' : 'waiting'",
    to: "state: isDead ? 'dead' : 'sent'",
  },
  {
    name: 'drafts count as published before the build',
    file: 'server/publish/publisher.ts',
    from: 'const build = await parts.build(scratch)',
    to: "await store.markBuilt(id, 'build', ids)\n    await store.set(id, { state: 'building' })\n    const build = await parts.build(scratch)",
  },
  {
    name: 'a publish that was cut off after its build is given up',
    file: 'server/publish/publisher.ts',
    from: "if (row.state === 'built' && row.build !== null)",
    to: "if (row.state === 'live' && row.build !== null)",
  },
  {
    name: 'a clock ahead confirms itself',
    file: 'server/storage/clock.ts',
    from: "?? (await timeIn(trx, 'first'))",
    to: '',
  },
]
