import { type CSSProperties, createElement, type ReactNode } from 'react'

// Styles are laid out at build time and never reach a page.
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)
const image = (src: string, style: CSSProperties) => createElement('img', { src, style })

/** Colors of site/styles/tokens.css, because satori does not support custom properties. */
const ink = { paper: '#fefcf8', navy: '#13263e', stone: '#4e5967' }

export const cardSize = { width: 1200, height: 630 }
export const pictureSize = { width: 470, height: 630 }

/** Smaller type for longer titles, so that all fit. */
export const titleSize = (title: string): number => {
  if (title.length <= 24) return 88
  if (title.length <= 44) return 72
  return title.length <= 64 ? 60 : 52
}

type Card = {
  title: string
  name: string
  trade: string
  phone: string
  mark: { src: string; width: number }
  wet: string
  picture: string
}

/** Share card: the page's title, and its picture with the swept corner. */
export const cardOf = ({ title, name, trade, phone, mark, wet, picture }: Card) =>
  box(
    { ...cardSize, backgroundColor: ink.paper, color: ink.navy, fontFamily: 'Figtree', position: 'relative' },
    box(
      {
        boxSizing: 'border-box',
        flexDirection: 'column',
        height: 630,
        justifyContent: 'space-between',
        padding: '56px 48px 56px 64px',
        width: 730,
      },
      box(
        { alignItems: 'center', gap: 18 },
        image(mark.src, { height: 64, width: mark.width, objectFit: 'contain' }),
        box(
          { flexDirection: 'column' },
          box({ fontFamily: 'Bricolage', fontSize: 34, lineHeight: 1.1 }, name),
          box({ color: ink.stone, fontSize: 22 }, trade),
        ),
      ),
      box({ fontFamily: 'Bricolage', fontSize: titleSize(title), letterSpacing: '-0.028em', lineHeight: 1.05 }, title),
      box(
        { alignItems: 'center', gap: 20 },
        box({ backgroundColor: wet, height: 6, width: 56 }),
        box({ fontSize: 30 }, phone),
      ),
    ),
    image(picture, {
      ...pictureSize,
      borderBottomLeftRadius: 190,
      objectFit: 'cover',
      position: 'absolute',
      right: 0,
      top: 0,
    }),
  )
