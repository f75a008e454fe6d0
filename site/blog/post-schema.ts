import type { BlogPosting, WithContext } from 'schema-dts'
import type { Business } from '../../content/schema/business.ts'
import type { Post } from '../../content/schema/post.ts'
import { link } from '../link.ts'
import { businessId } from '../seo/business-schema.ts'

/** The JSON-LD of an article. */
export const postSchemaOrg = (
  post: Post,
  business: Business,
  language: string,
  image: string,
): WithContext<BlogPosting> => {
  const publisher = { '@type': 'Organization', '@id': businessId(business), name: business.name } as const
  const url = `${business.siteUrl}${link(`/blog/${post.slug}`)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.meta.description,
    image,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: { ...publisher, url: `${business.siteUrl}/` },
    publisher,
    mainEntityOfPage: url,
    url,
    articleSection: post.category,
    keywords: post.meta.keywords.join(', '),
    wordCount: post.body.split(/\s+/).length,
    inLanguage: language,
  }
}
