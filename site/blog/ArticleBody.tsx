import { Fragment, type ReactNode } from 'react'
import type { ArticleWords } from '../../content/schema/pages/blog-page.ts'
import type { Post } from '../../content/schema/post.ts'
import { QuoteButton } from '../quote/QuoteButton.tsx'
import { ArticleColumns } from '../ui/ArticleColumns.tsx'
import { AsideCard } from '../ui/AsideCard.tsx'
import { Contents } from '../ui/Contents.tsx'
import type { Heading } from '../words/markdown.ts'
import './sources.css'
import '../ui/text/prose.css'
import './questions.css'
import './article-body.css'

interface ArticleBodyProps {
  post: Pick<Post, 'questions' | 'sources'>
  headings: readonly Heading[]
  words: ArticleWords
  /** The article's text as HTML, made from Markdown. */
  children?: ReactNode
}

/** The text of an article with its questions and sources, and beside it a table of contents and a way to ask. */
export function ArticleBody({ post: { questions, sources }, headings, words, children }: ArticleBodyProps) {
  const parts = [
    ...headings.filter(({ depth }) => depth === 2),
    ...(questions.length > 0 ? [{ id: 'questions', title: words.questions }] : []),
  ]
  const aside = (
    <>
      <Contents title={words.contents} headings={parts} />
      <AsideCard title={words.aside.title} text={words.aside.text}>
        <QuoteButton size="small">{words.aside.quote}</QuoteButton>
      </AsideCard>
    </>
  )
  return (
    <div className="article-body">
      <ArticleColumns aside={aside}>
        {children}
        {questions.length > 0 && <Questions id="questions" title={words.questions} items={questions} />}
        {sources.length > 0 && <Sources title={words.sources} items={sources} />}
      </ArticleColumns>
    </div>
  )
}

interface QuestionsProps {
  id: string
  title: string
  items: Post['questions']
}

/** Questions with their answers, all open. */
function Questions({ id, title, items }: QuestionsProps) {
  return (
    <section className="questions prose" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.map(({ question, answer }) => (
        <Fragment key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </Fragment>
      ))}
    </section>
  )
}

interface SourcesProps {
  title: string
  items: Post['sources']
}

/** The sources of the figures that the article quotes. */
function Sources({ title, items }: SourcesProps) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">{title}</h2>
      <ul className="sources-list">
        {items.map(({ title: name, url }) => (
          <li key={name}>{url ? <a href={url}>{name}</a> : name}</li>
        ))}
      </ul>
    </section>
  )
}
