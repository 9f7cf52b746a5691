import { expect, it } from 'vitest'
import { moduleSchema } from './module-schema'

it.each([
  ['## Anfahrt', { model: 'headline', data: { headline_level: 2, content: 'Anfahrt' } }],
  [
    '[Karte](/de/karte#hier)',
    { model: 'link', data: { content: 'Karte', link: '/de/karte#hier', extra_class: 'default' } },
  ],
  [
    '### Heute {#heute .red_left}',
    {
      model: 'headline',
      data: { headline_level: 3, content: 'Heute', extra_class: 'red_left', anchor: 'heute' },
    },
  ],
  [
    '![Pauken](timpani) {.portrait}',
    { model: 'image', picture: 'timpani', data: { alias: 'portrait', description: 'Pauken' } },
  ],
  ['<p>Ein Text.</p>', { model: 'text', data: { content: '<p>Ein Text.</p>' } }],
])('reads the short form of a block: %s', (line, module) => {
  expect(moduleSchema.parse(line)).toEqual(module)
})

it.each(['Ein Text.', '##Anfahrt', '[Karte](/de/ karte)', '## Heute {heute}', ''])(
  'rejects other lines: %s',
  (line) => {
    expect(moduleSchema.safeParse(line).success).toBe(false)
  },
)
