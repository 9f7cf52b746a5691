import { containerLayouts } from '@/lib/contract/blocks/module'
import type { Choice, EditorOf } from '../block-editor'
import { drawColumns } from '../diagrams'

const layouts: Record<(typeof containerLayouts)[number], Omit<Choice, 'value'>> = {
  '100': { name: { de: 'Eine Spalte', en: 'One column' }, diagram: drawColumns([1]) },
  '67-33': { name: { de: 'Zwei, links breiter', en: 'Two, left wider' }, diagram: drawColumns([2, 1]) },
  '33-67': { name: { de: 'Zwei, rechts breiter', en: 'Two, right wider' }, diagram: drawColumns([1, 2]) },
  '50-50': { name: { de: 'Zwei gleich breite', en: 'Two equal' }, diagram: drawColumns([1, 1]) },
  '33-33-33': { name: { de: 'Drei gleich breite', en: 'Three equal' }, diagram: drawColumns([1, 1, 1]) },
  '25-50-25': { name: { de: 'Drei, Mitte breiter', en: 'Three, center wider' }, diagram: drawColumns([1, 2, 1]) },
}

export const containerEditor: EditorOf<'container'> = {
  name: { de: 'Container', en: 'Container' },
  purpose: { de: 'Legt Blöcke in Spalten nebeneinander.', en: 'Puts blocks side by side in columns.' },
  searchWords: { de: 'spalten layout raster', en: 'columns layout grid' },
  diagram: drawColumns([1, 1]),
  group: 'areas',
  fields: {
    layout: {
      kind: 'choice',
      choices: containerLayouts.map((layout, value) => ({ value, ...layouts[layout] })),
      label: { de: 'Spalten', en: 'Columns' },
    },
    reusable: { kind: 'reusable', label: { de: 'Gemeinsamer Bereich', en: 'Shared area' } },
    title: { kind: 'line', label: { de: 'Name für die Redaktion', en: 'Name for editors' } },
  },
  textFields: ['title'],
  defaults: { layout: 0 },
  variantField: 'layout',
}
