import { describe, expect, it } from 'vitest'
import { listQueryParameters, splitQuery } from './query-parameters'

describe('listQueryParameters', () => {
  it.each([
    ['/de/downloads', ['v', 'category', 'page', 'search']],
    ['/en/downloads/', ['v', 'category', 'page', 'search']],
    ['/en/account/password/reset', ['v', 'failure', 'sent']],
    ['/en/account/stop-email-change', ['v', 'failure', 'stopped']],
    ['/de/account/jobs/renew/1.2.3.x', ['v', 'failure', 'renewed']],
    ['/en/search/press/2', ['v', 'language', 'ordering', 'query', 'year']],
    ['/de', ['v']],
    ['/de/ueber-uns', ['v']],
    ['/downloads', ['v']],
    ['/', ['v']],
  ])('returns for %s %j', (path, names) => {
    expect(listQueryParameters(path)).toEqual(names)
  })
})

describe('splitQuery', () => {
  const names = ['category', 'page', 'sent']
  it.each([
    ['', '', ''],
    ['?', '', ''],
    ['?page=2', '?page=2', ''],
    ['?page=2&category=a', '?category=a&page=2', ''],
    ['?sent', '?sent=', ''],
    ['?utm_source=x&page=2&utm_medium', '?page=2', 'utm_source=x&utm_medium'],
    ['?page=2&page=3', '?page=2', ''],
    ['?p%61ge=2', '?page=2', ''],
    ['?b=%C3%A4&a=1+2', '', 'b=%C3%A4&a=1+2'],
    ['?category=a%26page%3D3', '?category=a%26page%3D3', ''],
    [`?page=${'1'.repeat(201)}`, '', `page=${'1'.repeat(201)}`],
    ['?%=1&&=2', '', '%=1&=2'],
  ])('splits %s', (search, readPart, unreadPart) => {
    expect(splitQuery(search, names)).toEqual({ pageQuery: readPart, unreadQuery: unreadPart })
  })
})
