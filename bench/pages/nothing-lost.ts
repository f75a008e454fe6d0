import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { finger, openOnSlowPhone, type Phone, placeOf, tap } from './slow-phone.ts'

const keptQuotes = async (dataDir: string): Promise<number> => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['server/leads.ts', '--csv'], { env })
  return stdout.split('\r\n').slice(1).filter(Boolean).length
}

const sendTwice = async ({ page }: Phone) => {
  await tap(page, 'main [commandfor="quote-dialog"]')
  await page.locator('#quote-dialog [type="text"]').first().fill('Maria Delgado')
  await page.locator('#quote-dialog [type="tel"]').fill('(559) 555-0187')
  await page.locator('#quote-dialog [type="email"]').fill('maria@example.com')
  await tap(page, '#quote-dialog [type="submit"]')
  await page.touchscreen.tap(195, 700)
  await page.waitForTimeout(4000)
}

/** Where the divider stands after a finger that came before the code has drawn it to a quarter. */
const drawToQuarter = async (phone: Phone) => {
  const { x, y, width } = await placeOf(phone.page, '.compare-frame')
  await finger(phone, 'touchStart', x, y)
  for (let move = 1; move <= 100; move += 1) {
    await finger(phone, 'touchMove', x - (width * move) / 400, y)
    await phone.page.waitForTimeout(15)
  }
  await finger(phone, 'touchEnd')
  return phone.page.locator('.compare-range').first().inputValue()
}

/** How many questions were asked and how many times they were answered, when Enter is pressed twice. */
const askTwice = async ({ page }: Phone) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/ai-assistant')) asked += 1
  })
  await tap(page, '.chat-open')
  await page.locator('.chat input').fill('What do 20 panels cost?')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(3000)
  const said = await page.locator('.chat [role="log"] [data-from]').count()
  return `${asked} asked, ${said} said`
}

/** What impatient visitors do before the code has come must happen, and once. */
export const checkNothingLost = async (browser: Browser, url: string, dataDir: string) => {
  const say = (what: string, came: string, expected: string) =>
    console.log(`| ${what} | ${came} | ${came === expected ? 'as it must' : `NOT ${expected}`} |`)
  const on = async <T>(act: (phone: Phone) => Promise<T>) => {
    const phone = await openOnSlowPhone(browser, url)
    const result = await act(phone)
    await phone.close()
    return result
  }
  console.log('\n| nothing lost, nothing twice | | |\n| --- | --- | --- |')
  await on(sendTwice)
  say('a quote, its button pressed twice', `${await keptQuotes(dataDir)} kept`, '1 kept')
  say('a slider drawn before its code came', Math.round(Number(await on(drawToQuarter))).toString(), '25')
  say('a question, Enter pressed twice', await on(askTwice), '1 asked, 3 said')
}
