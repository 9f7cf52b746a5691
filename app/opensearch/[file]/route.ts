import { readSettings } from '@/lib/api/site'
import { createReadingHandler, requireValue } from '@/lib/api/unavailable'
import { isLocale, languageTags } from '@/lib/contract/common/locale'
import { env } from '@/lib/env'
import { buildPath } from '@/lib/i18n/paths'
import { markPublic } from '@/lib/render-context'
import { escapeXml } from '@/lib/xml'

export const dynamic = 'force-dynamic'

/** Maximum length of a short name, in characters (OpenSearch 1.1). */
const maxNameLength = 16

interface Context {
  params: Promise<{ file: string }>
}

/** Returns the description of the site's search for browsers (OpenSearch 1.1). */
export const GET = createReadingHandler(async (_request: Request, { params }: Context) => {
  const [, locale] = /^(\w+)\.xml$/.exec((await params).file) ?? []
  if (!isLocale(locale)) return new Response('Not found\n', { status: 404 })
  const settings = requireValue(await readSettings(locale))
  const { SITE_URL } = env()
  const { name, short_name, claim } = settings
  const search = `${SITE_URL}${buildPath(locale, '/search/[[...filter]]')}?query={searchTerms}`
  const self = `${SITE_URL}/opensearch/${locale}.xml`
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml([...short_name].slice(0, maxNameLength).join(''))}</ShortName>`,
    `<Description>${escapeXml(`${name}: ${claim}`)}</Description>`,
    `<Url type="text/html" template="${escapeXml(search)}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(self)}"/>`,
    `<Image width="192" height="192" type="image/png">${escapeXml(SITE_URL)}/icons/192.png</Image>`,
    `<Language>${languageTags[locale]}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '<OutputEncoding>UTF-8</OutputEncoding>',
    '</OpenSearchDescription>',
    '',
  ]
  markPublic()
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  })
})
