import { escapeXml } from '@/lib/xml'

/** An article as feed readers get it; the addresses are whole. */
export interface FeedItem {
  /** Stays the same whatever becomes of title and address. */
  guid: string
  title: string
  url: string
  /** Plain text. */
  description: string
  author: string
  categories: readonly string[]
  date: Date
  /** The address of a JPEG. */
  picture: string | null
}

export interface Feed {
  title: string
  description: string
  language: string
  /** The page that shows the same. */
  url: string
  /** Where the feed itself is. */
  selfUrl: string
  /** When one of its items was published last; null without any. */
  changedAt: Date | null
  items: readonly FeedItem[]
}

/** A feed as RSS 2.0. */
export function writeFeed({ title, description, language, url, selfUrl, changedAt, items }: Feed): string {
  const channel = [
    element('title', title),
    element('link', url),
    `<atom:link href="${escapeXml(selfUrl)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', language),
    ...(changedAt ? [element('lastBuildDate', changedAt.toUTCString())] : []),
    ...items.map(writeItem),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    ...channel,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function writeItem(item: FeedItem): string {
  const { guid, title, url, description, author, categories, date, picture } = item
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="false">${escapeXml(guid)}</guid>`,
    element('pubDate', date.toUTCString()),
    // Readers take it for HTML.
    element('description', escapeXml(description)),
    // The element `author` of RSS wants a mail address.
    ...(author === '' ? [] : [element('dc:creator', author)]),
    ...categories.map((category) => element('category', category)),
    // Pictures are made when they are asked for: their length is not known, for which the RSS profile has 0.
    ...(picture === null ? [] : [`<enclosure url="${escapeXml(picture)}" length="0" type="image/jpeg"/>`]),
    '</item>',
  ].join('\n')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
