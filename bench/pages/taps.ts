import type { Browser } from 'playwright-core'
import { median } from '../median.ts'
import { controls } from './controls.ts'
import { openOnSlowPhone } from './slow-phone.ts'

const figure = (times: number[]) => `${median(times).toFixed(0)} (worst ${Math.max(...times).toFixed(0)})`

/** Response time of each control: as a page's first touch, and three times after that. */
export const measureTaps = async (browser: Browser, url: string, rounds: number) => {
  console.log('\n| ms from touch to painted answer | first | aim | later | aim |\n| --- | --- | --- | --- | --- |')
  for (const { name, path, aims, press, undo } of controls) {
    const first: number[] = []
    const later: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const phone = await openOnSlowPhone(browser, url + path)
      first.push(await press(phone))
      for (let again = 0; again < 3; again += 1) {
        await undo(phone)
        await phone.page.waitForTimeout(300)
        later.push(await press(phone))
      }
      await phone.close()
    }
    console.log(`| ${name} | ${figure(first)} | ${aims[0]} | ${figure(later)} | ${aims[1]} |`)
  }
}
