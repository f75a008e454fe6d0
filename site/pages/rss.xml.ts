import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { content } from '../content.ts'
import { link } from '../link.ts'

const { business, blogPage, posts, language } = content

export const GET: APIRoute = () =>
  rss({
    title: `${blogPage.hero.title} | ${business.name}`,
    description: blogPage.meta.description,
    site: new URL(link('/'), business.siteUrl),
    trailingSlash: false,
    customData: `<language>${language}-us</language>`,
    items: posts.map(({ slug, title, excerpt, date, category }) => ({
      title,
      description: excerpt,
      link: link(`/blog/${slug}`),
      pubDate: new Date(`${date}T00:00:00Z`),
      categories: [category],
    })),
  })
