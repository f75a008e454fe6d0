const syllablesOf = (word: string): number => {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/** Sentences of Markdown without tables, headings, addresses and marks; a list item is a sentence. */
const sentencesOf = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => !/^\s*(\||#|-{3})/.test(line))
    .map((line) =>
      line
        .replace(/^\s*([-*]|\d+\.)\s+/, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[*_`>]/g, ''),
    )
    .flatMap((line) => line.split(/(?<=[.!?:])["”’)]*\s+/))
    .filter((sentence) => /[a-z]/i.test(sentence))

/** Flesch-Kincaid grade: 8 means a 14-year-old. */
export const readingGrade = (markdown: string): number => {
  const sentences = sentencesOf(markdown)
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z][a-z'’-]*/gi) ?? [])
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
