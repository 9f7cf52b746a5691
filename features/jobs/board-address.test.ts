import { expect, it } from 'vitest'
import { parseBoardRequest, parseFilterLink } from './board-address'
import { allJobs, chooseValues } from './job-filter'

const here = 'https://example.org/de/jobboerse?region=DE-HE&page=2'
const dance = chooseValues(allJobs, 'category', ['dance'])

it.each([
  ['https://example.org/de/jobboerse?category=dance#list', dance],
  ['https://example.org/de/jobboerse#list', allJobs],
  ['https://example.org/de/jobboerse?page=3', null],
  ['https://example.org/de/jobboerse?saved=1', null],
  ['https://example.org/de/jobboerse?ordering=best', null],
  ['https://example.org/de/jobboerse.rss?category=dance', null],
  ['https://example.org/en/jobboerse?category=dance', null],
  ['https://example.com/de/jobboerse', null],
])('reads the filter of the link %s: %j', (href, filter) => {
  expect(parseFilterLink(href, here)).toEqual(filter)
})

it.each([
  ['category=dance&page=3&utm_source=x', { filter: dance, page: 3 }],
  ['', { filter: allJobs, page: 1 }],
  ['page=0', null],
])('parses the query %s: %j', (query, board) => {
  expect(parseBoardRequest(new URLSearchParams(query))).toEqual(board)
})
