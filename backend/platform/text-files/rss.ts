import { escapeXml } from '@/lib/xml'

/** An item of a feed. URLs are absolute. */
export interface FeedItem {
  /** Id that stays the same when the title or address changes. */
  guid: string
  title: string
  url: string
  /** Plain text. */
  description: string
  author: string
  categories: readonly string[]
  date: Date
  /** URL of a JPEG. */
  picture: string | null
}

export interface Feed {
  title: string
  description: string
  language: string
  /** URL of the corresponding page. */
  url: string
  /** URL of the feed. */
  selfUrl: string
  /** Latest publication time of its items; null if empty. */
  changedAt: Date | null
  items: readonly FeedItem[]
}

/**
 * Formats a feed as RSS 2.0. The library feedsmith writes line breaks around CDATA, so only tests
 * use it.
 */
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
    // Escaped twice, because readers parse it as HTML.
    element('description', escapeXml(description)),
    // The RSS element `author` requires a mail address.
    ...(author === '' ? [] : [element('dc:creator', author)]),
    ...categories.map((category) => element('category', category)),
    // The length of a generated picture is unknown. The RSS profile uses 0.
    ...(picture === null ? [] : [`<enclosure url="${escapeXml(picture)}" length="0" type="image/jpeg"/>`]),
    '</item>',
  ].join('\n')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
