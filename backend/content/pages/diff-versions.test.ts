import { describe, expect, it } from 'vitest'
import type { PageSnapshot } from '@/backend/platform/db/schema/content/publications'
import type { Module } from '@/lib/contract/blocks/module'
import { diffSnapshots } from './diff-versions'

const createText = (id: number, content: string): Module => ({
  id,
  slug: null,
  model: 'text',
  revision: 1,
  data: { content },
  columns: [],
  children: [],
  parent: null,
  content_type: 'page',
  object_id: 1,
  position: 0,
})
const createBox = (id: number, children: Module[]): Module => ({
  ...createText(id, ''),
  model: 'container',
  data: {},
  columns: [{ index: 0, classes: 'column-100', children }],
})
const createPage = (modules: Module[], title = 'Titel') => ({ title, modules }) as unknown as PageSnapshot

describe('the difference of two versions', () => {
  it('contains added, removed, moved and changed modules', () => {
    const pageBefore = createPage([
      createText(1, '<p>Eins</p>'),
      createText(2, 'Zwei'),
      createText(3, 'Drei'),
      createBox(4, [createText(5, 'Fünf')]),
    ])
    const pageAfter = createPage([
      createText(3, 'Drei'),
      createText(1, '<p>Eins <b>neu</b></p>'),
      createBox(4, []),
      createText(5, 'Fünf'),
      createText(6, 'x'),
    ])
    const diff = diffSnapshots(pageBefore, pageAfter)
    const listIds = (list: { id: number }[]) => list.map(({ id }) => id)
    expect(listIds(diff.added)).toEqual([6])
    expect(listIds(diff.removed)).toEqual([2])
    expect(listIds(diff.moved).toSorted()).toEqual([1, 5])
    expect(diff.fields).toEqual([])
    expect(diff.changed).toMatchObject([
      {
        id: 1,
        fields: [
          {
            field: 'content',
            before: '<p>Eins</p>',
            parts: [
              { text: 'Eins', change: 'same' },
              { text: ' neu', change: 'added' },
            ],
          },
        ],
      },
    ])
  })

  it('contains the fields of the page', () => {
    expect(diffSnapshots(createPage([]), createPage([], 'Neuer Titel')).fields).toMatchObject([
      { field: 'title', before: 'Titel', after: 'Neuer Titel' },
    ])
    expect(diffSnapshots(createPage([]), createPage([]))).toEqual({
      fields: [],
      added: [],
      removed: [],
      moved: [],
      changed: [],
    })
  })
})
