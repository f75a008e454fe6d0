import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { readServerContent } from '../builds/server-content.ts'
import { goodAnswers, testApp } from '../testing/test-app.ts'

const form = (answers: Record<string, string>) => new URLSearchParams(answers).toString()
const browser = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' }

type Sent = { headers?: Record<string, string>; payload: string | object }
const send = (app: FastifyInstance, sent: Sent) => app.inject({ method: 'POST', url: '/f/quote', ...sent })

describe('a quote request', () => {
  test('with an estimate is stored with the price that the server computes', async () => {
    const { app, kept } = await testApp()
    await send(app, {
      payload: { ...goodAnswers, panels: '20', estimate: 'service=windows&windows=20&town=Gambier&low=1' },
    })
    expect(JSON.parse((await kept())[0]?.extra ?? '')).toEqual({
      panels: '20',
      estimate: {
        said: 'Outside windows, 20 windows, Gambier: $95–$180',
        service: 'windows',
        windows: 20,
        town: 'Gambier',
        low: 95,
        high: 180,
      },
    })
  })

  test('sent again after a change of prices is one lead', async () => {
    const content = readServerContent(secondBusiness)
    const sent = { headers: browser, payload: form({ ...goodAnswers, estimate: 'service=windows&town=Gambier' }) }
    const { app, kept, storage } = await testApp({ content })
    await send(app, sent)
    const { list } = content.rates
    const rates = { ...content.rates, list: { ...list, windows: { exterior: list.fees.travel } } }
    await send((await testApp({ content: { ...content, rates }, storage })).app, sent)
    expect(await kept()).toHaveLength(1)
  })

  test('is counted as kept, repeated or possible spam', async () => {
    const { app } = await testApp({ set: { METRICS_TOKEN: 'sixteen letters!' } })
    const spam = { ...goodAnswers, _gotcha: 'x', note: 'https://a.example' }
    for (const one of [goodAnswers, goodAnswers, goodAnswers, spam, spam])
      await send(app, { headers: browser, payload: form(one) })
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer sixteen letters!' } })
    expect(body.match(/^quotes_total.*/gm)).toEqual([
      'quotes_total{outcome="kept"} 1',
      'quotes_total{outcome="repeated"} 3',
      'quotes_total{outcome="spam"} 1',
    ])
  })

  test('owes a call of the webhook where one is set', async () => {
    const { app, letters } = await testApp({ set: { WEBHOOK_URL: 'http://127.0.0.1:9/' } })
    await send(app, { payload: goodAnswers })
    expect((await letters()).map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'owner-notice', 'webhook'])
  })
})
