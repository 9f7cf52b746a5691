import { expect, it } from 'vitest'
import { parseFrequency } from './frequency'

it.each([
  ['', null],
  ['FREQ=DAILY;COUNT=3', { unit: 'days', count: 1 }],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', { unit: 'weeks', count: 2 }],
  ['BYDAY=1MO;FREQ=MONTHLY', { unit: 'months', count: 1 }],
  ['FREQ=YEARLY', { unit: 'years', count: 1 }],
])('parses the rule "%s" to %o', (rule, frequency) => {
  expect(parseFrequency(rule)).toEqual(frequency)
})
