import { expect, it } from 'vitest'
import { mergeFields } from './merge'

const base = { content: 'a', anchor: '' }
const merge = (localChange: object, remoteChange: object, attempted: object | null = null) =>
  mergeFields({
    base,
    written: base,
    localData: { ...base, ...localChange },
    remoteData: { ...base, ...remoteChange },
    attemptedData: attempted && { ...base, ...attempted },
  })

it.each<[string, ReturnType<typeof merge>, object, string[]]>([
  ['accepts fields that were only changed remotely', merge({}, { content: 'b' }), { content: 'b' }, []],
  ['keeps fields that were only changed locally', merge({ content: 'b' }, {}), {}, []],
  ['merges changes of different fields', merge({ content: 'b' }, { anchor: 'x' }), { anchor: 'x' }, []],
  ['accepts the same change twice without a conflict', merge({ content: 'b' }, { content: 'b' }), {}, []],
  ['reports different changes of one field', merge({ content: 'b' }, { content: 'c' }), {}, ['content']],
  [
    'keeps data that were sent without a response',
    merge({ content: 'bc' }, { content: 'b' }, { content: 'b' }),
    {},
    [],
  ],
])('%s', (_rule, { acceptedData, contestedFields }, fields, names) => {
  expect({ acceptedData, contestedFields }).toEqual({ acceptedData: fields, contestedFields: names })
})

it('returns the saved data', () => {
  expect(merge({ content: 'b' }, { anchor: 'x' }).written).toEqual({ content: 'a', anchor: 'x' })
})
