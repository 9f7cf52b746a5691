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
    { model: 'headline', data: { headline_level: 3, content: 'Heute', extra_class: 'red_left', anchor: 'heute' } },
  ],
  [
    'Seit 1846\n## Geschichte\nZehn Kapitel',
    {
      model: 'headline',
      data: { headline_level: 2, content: 'Geschichte', preline: 'Seit 1846', subline: 'Zehn Kapitel' },
    },
  ],
  [
    '![Pauken](timpani) {.portrait}',
    { model: 'image', picture: 'timpani', data: { alias: 'portrait', description: 'Pauken' } },
  ],
  ['![Pauken](timpani)', { model: 'imagelistitem', picture: 'timpani', data: { description: 'Pauken' } }],
  [
    '[![Tutti](logo-tutti)](/de/orchester)',
    { model: 'logolistitem', picture: 'logo-tutti', data: { text: 'Tutti', link: '/de/orchester' } },
  ],
  ['<p>Ein Text.</p>', { model: 'text', data: { content: '<p>Ein Text.</p>' } }],
])('reads the short form of a block: %s', (line, module) => {
  expect(moduleSchema.parse(line)).toEqual(module)
})

it('reads a container without its model', () => {
  expect(moduleSchema.parse({ layout: 1, columns: [['## Anfahrt']] })).toEqual({
    model: 'container',
    data: { layout: 1 },
    columns: [[{ model: 'headline', data: { headline_level: 2, content: 'Anfahrt' } }]],
  })
})

it.each(['Ein Text.', '##Anfahrt', '[Karte](/de/ karte)', '## Heute {heute}', 'A\nB\n## C', ''])(
  'rejects other lines: %s',
  (line) => {
    expect(moduleSchema.safeParse(line).success).toBe(false)
  },
)
