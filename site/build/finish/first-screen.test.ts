import { expect, test } from 'vitest'
import { firstScreen, namesSeen } from './first-screen.ts'

test('the first screen is the header, two bands and the bar, without dialogs and footer', () => {
  const html =
    '<header>h<nav>links</nav><nav popover>menu</nav></header><main id="main"><section>1<img alt="a > b"><svg><path d="M0"/></svg></section><div>2</div><section>3</section></main><footer>f</footer><nav>index</nav><section>bar<p popover="auto">help</p></section><dialog>d</dialog>'
  expect(firstScreen(html)).toBe(
    '<header>h<nav>links</nav></header><main id="main"><section>1<img alt="a > b"><svg><path d="M0"/></svg></section><div>2</div></main><section>bar</section>',
  )
})

test('an article shows its head first', () => {
  expect(firstScreen('<main><article><div>head</div><p>1</p></article><section>more</section></main>')).toBe(
    '<main><article><div>head</div></main>',
  )
})

test('what styles may ask for are elements, attributes and classes, and no words of an address', () => {
  expect([...namesSeen('<a class="button wide" href="/menu" data-variant="sun">Menu</a>')]).toEqual([
    'data-resting',
    'first',
    '<a',
    'class',
    '.button',
    '.wide',
    'href',
    'data-variant',
    'sun',
  ])
})
