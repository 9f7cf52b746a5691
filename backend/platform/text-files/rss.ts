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
    renderElement('title', title),
    renderElement('link', url),
    `<atom:link href="${escapeXml(selfUrl)}" rel="self" type="application/rss+xml"/>`,
    renderElement('description', description),
    renderElement('language', language),
    ...(changedAt ? [renderElement('lastBuildDate', changedAt.toUTCString())] : []),
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
    renderElement('title', title),
    renderElement('link', url),
    `<guid isPermaLink="false">${escapeXml(guid)}</guid>`,
    renderElement('pubDate', date.toUTCString()),
    // Escaped twice, because readers parse it as HTML.
    renderElement('description', escapeXml(description)),
    // The RSS element `author` requires a mail address.
    ...(author === '' ? [] : [renderElement('dc:creator', author)]),
    ...categories.map((category) => renderElement('category', category)),
    // The length of a generated picture is unknown. The RSS profile uses 0.
    ...(picture === null ? [] : [`<enclosure url="${escapeXml(picture)}" length="0" type="image/jpeg"/>`]),
    '</item>',
  ].join('\n')
}

const renderElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
