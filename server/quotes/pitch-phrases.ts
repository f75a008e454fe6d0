/** Matches any of these phrases as whole words. */
const anyOf = (...phrases: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

// Pattern for at most `most` words.
const words = (most: number) => `(?:[\\p{L}\\p{N}'’-]{1,20},? ){0,${most}}`
const inSentence = '[^.!?\\n]{0,80}'
const your = `(?:your|the|ur|su|tu) ${words(3)}`

const better =
  '(?:improv(?:e|ing)|increas(?:e|ing)|boost(?:ing)?|optimi[sz](?:e|ing)|redesign(?:ing)?|revamp|rebuild(?:ing)?|upgrad(?:e|ing)|rank(?:ing)?|grow(?:ing)?|promot(?:e|ing)|audit(?:ed|ing)?|moderni[sz]e|index|skyrocket|scale|mejorar|posicionar|optimizar|aumentar|rediseñar|promocionar)'
const presence =
  '(?:web ?sites?|sites?|web ?pages?|online presence|google (?:rankings?|listing|visibility|business profile)|search rankings?|rankings?|(?:organic |web )?traffic|visibility|seo|digital presence|sitios?|páginas? web|posicionamiento|presencia en línea)'

/** Web and SEO trades: what a sender does or sells, which an honest customer may do too. */
export const seoTrade = anyOf(
  ...['back-?links?', 'seo (?:services?|experts?|agency|company|packages?|specialists?|audit|plans?)'],
  ...[
    'search engine (?:ranking|optimi[sz]ation)',
    'guest posts?',
    'sponsored (?:posts?|articles?)',
    'link insertions?',
  ],
  ...['rank (?:your|higher)', 'domain (?:authority|rating)', 'website traffic', 'organic traffic', 'link building'],
  ...['web ?(?:site)? ?(?:design|development)(?: services?)?', 'web ?(?:site)? ?(?:designer|developer)s?', 'wordpress'],
  ...[
    '(?:digital|online|internet) marketing',
    '(?:google|facebook) ads',
    'virtual assistants?',
    'content writers?',
    'search engines?',
    'lead generation services?',
    'social media (?:marketing|management)',
    'explainer videos?',
  ],
  ...['diseño (?:de páginas )?web', 'posicionamiento (?:web|seo)', 'marketing digital', 'do-?follow', 'seo'],
)

export const otherTrade = anyOf(
  ...['viagra', 'cialis', 'crypto ?(?:currency|investments?)', 'bitcoin', 'forex', 'payday loans?', 'business loans?'],
  ...['no credit check', 'business funded', 'make money', 'adult dating', 'unsubscribe', 'our company offers'],
)

/** Offers about the reader's own website, which a customer has no reason to make. */
export const pitch = anyOf(
  `${better} ${your}${presence}`,
  `${your}${presence}${inSentence} (?:page one|first page|top of google|search results|not (?:ranking|showing|optimi[sz]ed|mobile)|outdated|redesign(?:ed)?|rank(?:s|ing)? (?:low|poorly|for|on|in|higher)|errors|conversions?|no aparece)`,
  `(?:we|i|our team) (?:can|could|will|would|help) ${inSentence} (?:first page|page (?:one|1)|top) of google`,
  '(?:get|put|place|rank|bring|land) (?:you|your [\\p{L} ]{1,40}|it|them) (?:on|to|at|in) (?:the )?(?:first page|page (?:one|1)|#? ?1|number one|top)',
  `(?:primera página|primeros (?:lugares|resultados)|los primeros) (?:de|en) google`,
  `(?:build|design|create|make|develop|redesign|diseñar|crear) (?:you|for you|your(?: business| company)?|su|tu) ${words(4)}(?:web ?site|web ?page|sitio|página|app|chatbot)`,
  `(?:noticed|saw|see|found|notice|realized) (?:that )?(?:you (?:do not|don['’]t) have|your ${words(3)}(?:lacks|is missing|needs|has no)) ${words(3)}(?:web ?site|seo|reviews)`,
  `(?:publish|place|post|insert|contribute|write|submit) ${words(4)}(?:article|guest post|link|content|banner) (?:on|to|in) your`,
  `(?:errors|issues|problems|mistakes) (?:on|with|in) your ${words(2)}(?:web ?)?site`,
  `your ${words(2)}(?:web ?)?site (?:is missing|lacks|needs|has no|doesn['’]t have)`,
  `accept ${words(3)}(?:guest posts?|sponsored (?:posts?|articles?)|link insertions?)`,
  `(?:turn|convert)(?:ing)? ${words(4)}(?:visitors|traffic|clicks) into`,
  `(?:you )?need (?:an? |help with )${words(3)}(?:web ?sites?|seo|web ?(?:site )?design)`,
  `(?:web ?sites?|sites?|apps?) for your ${words(1)}(?:business|company)`,
  `helped ${words(3)}(?:businesses|companies|firms|cleaners|contractors|owners)`,
  '(?:exclusive|qualified|pre-?screened|cleaning|window cleaning|solar) leads',
  `free ${words(3)}(?:audit|mock-?up|demo) (?:of|for) (?:your|you)`,
  '(?:free|full|detailed) (?:seo |website |web )(?:audit|analysis|report)',
)

const offering = anyOf(
  "(?:we|i|our \\p{L}{1,20})(?:['’]m|['’]re| am| are)? (?:do|offer|offering|can(?!['’]t|not| not)|could(?! not|n['’]t)|build|design|specialize|charge|provide|sell|bring|help|create)",
  "(?:we|i)(?:['’]ve| have) (?:helped|built|done|worked|designed)",
  '(?:we|i) would love to',
  'ofrecemos|hacemos|podemos|vendemos|creamos|diseñamos|posicionamos|ayudamos',
)
const webTopic = anyOf(
  '(?:web ?)?sites?|web|seo|google|traffic|online|followers|domain|blog|search engines?|sitios?|páginas?(?: web)?',
)
const webPromise = anyOf(
  ...['free', 'gratis', 'interested', 'interesad[oa]s?', 'examples?', 'samples?', 'portfolio', 'offer', 'monthly'],
  ...['guaranteed?', 'results', 'expires?', 'hour', 'clients?', 'clientes', 'ventas', 'fee'],
)
const price = /[$€£]\s?\d/
const job =
  /clean|wash|window|panel|solar|glass|(?<!\p{L})pane|screen|gutter|roof|streak|limpi|lava|ventana|vidrio|cristal|techo/iu

/** Points (0 to 4) for a text about the web that offers or promises something; 0 if it mentions a cleaning job. */
export const webOfferPoints = (text: string): number => {
  const has = (phrases: RegExp) => text.search(phrases) >= 0
  if (!has(webTopic) || has(job)) return 0
  const promises = (has(webPromise) ? 1 : 0) + (has(price) ? 1 : 0)
  return 1 + (has(offering) ? 1 : 0) + promises
}

/** Calls to reply and other promises; each alone is also written by customers. */
export const lure = anyOf(
  '(?:more|new|qualified|exclusive|targeted|real) (?:leads|customers|clients|traffic|visitors|sales)',
  '(?:más|nuevos) (?:clientes|ventas|visitas)',
  'first page (?:of|on) google|page (?:one|1) of google|top of google',
  '(?:no|sin) (?:obligation|compromiso|strings attached)',
  '(?:reply|respond|answer) (?:to this|back|with|yes|and (?:i|we))',
  `(?:send|share|provide) (?:you )?${words(3)}(?:proposal|portfolio|price list|packages?|samples|audit|report|case stud(?:y|ies))`,
  "(?:would you be|are you|if you(?: are|[’']re)) interested|let me know if you(?: are|[’']re) interested|le interesa(?:ría)?",
  '(?:book|schedule|hop on) (?:a )?(?:quick |short |free |15[- ]minute )*(?:call|demo|chat)',
  'affordable (?:prices?|packages?|rates?|cost)|guaranteed results?|money[- ]back guarantee|results guaranteed',
  '(?:we|i|our team) (?:are|am|is) (?:an? )?[\\p{L} -]{0,60}(?:agency|freelancer|web ?(?:designer|developer)|consultant|outsourcing company)',
  '(?:somos|soy) (?:una? )?[\\p{L} -]{0,60}(?:agencia|diseñador|desarrollador)',
)
