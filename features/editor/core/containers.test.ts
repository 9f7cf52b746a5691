import { expect, it } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import { listKeysFrom } from './document'
import { createModule } from './module.fixture'
import type { Operation } from './operations'
import { isAllowed } from './placement'
import { reduce } from './reduce'
import { findNextCall } from './saving/next-call'
import { createInitialState, noPage, type OpenedPage } from './state'
import { copyTree, toTree } from './trees'

const text = (id: number, content: string, more: Partial<Module> = {}) =>
  createModule(id, 'text', { data: { content }, ...more })
const owner = { parent: 2, content_type: 'container', object_id: null }
const container = createModule(2, 'container', {
  slug: 'login-above',
  data: { layout: 0 },
  content_type: 'container',
  object_id: null,
  columns: [{ index: 0, classes: '', children: [text(3, 'In', owner)] }],
})
const page: OpenedPage = {
  id: 7,
  locale: 'de',
  readPath: 'page/7/draft/',
  containers: ['login-above'],
  modules: [text(1, 'On'), container],
  settings: {},
  revision: 1,
}
const state = createInitialState(page)
const perform = (operation: Operation) => {
  expect(isAllowed(state.document, operation)).toBe(true)
  return reduce(state, { type: 'perform', operation, name: { kind: 'change', model: null }, at: 0 })
}
const inContainer = { parent: 'm2', column: 0, index: 0 }
const onPage = { parent: null, column: null, index: 0 }
const newText = { key: 'new', model: 'text', data: { content: 'New' }, columns: [], children: [] }

it('creates blocks inside a container, not on the page that shows it', () => {
  const call = findNextCall(perform({ type: 'insert', position: inContainer, tree: newText }))
  expect(call).toMatchObject({ type: 'create', path: 'text/', body: { parent: 2, column: 0, position: 0 } })
  expect(call?.body).not.toHaveProperty('object_id')
  const otherCall = findNextCall(perform({ type: 'insert', position: onPage, tree: newText }))
  expect(otherCall?.body).toMatchObject({ content_type: 'page', object_id: 7, parent: null, position: 0 })
})

it('moves blocks into a container and out of it', () => {
  const into = findNextCall(perform({ type: 'move', key: 'm1', position: inContainer }))
  expect(into?.body).toEqual({ parent: 2, column: 0, position: 0, revision: 1 })
  const out = findNextCall(perform({ type: 'move', key: 'm3', position: onPage }))
  expect(out?.body).toEqual({ parent: null, column: null, position: 0, revision: 1, object_id: 7 })
})

it('does not move the container itself', () => {
  const refused: Operation[] = [
    { type: 'remove', key: 'm2' },
    { type: 'move', key: 'm2', position: onPage },
    { type: 'insert', position: { parent: null, column: 0, index: 0 }, tree: newText },
    {
      type: 'several',
      operations: [
        { type: 'remove', key: 'm1' },
        { type: 'remove', key: 'm2' },
      ],
    },
  ]
  expect(refused.map((operation) => isAllowed(state.document, operation))).toEqual(refused.map(() => false))
})

it('copies a container as an ordinary one', () => {
  const copy = copyTree(toTree(container), () => 'copy')
  expect(copy).not.toHaveProperty('slug')
  expect(isAllowed(state.document, { type: 'insert', position: onPage, tree: { ...copy, columns: [] } })).toBe(true)
})

it('merges remote changes in a container when the page is read', () => {
  const added = text(4, 'Added', { ...owner, position: 1 })
  const columns = [{ index: 0, classes: '', children: [text(3, 'In', owner), added] }]
  const stale = { ...state, isStale: true }
  const call = findNextCall(stale)
  const sending = call && reduce(stale, { type: 'sending', call })
  const body = { revision: 1, modules: [text(1, 'On'), { ...container, columns }] }
  const read = sending && reduce(sending, { type: 'answered', answer: { status: 200, body, newKey: 'n' } })
  expect(read && listKeysFrom(read.document)).toEqual(['m1', 'm2', 'm3', 'm4'])
  expect(read && findNextCall(read)).toBeNull()
})

it('allows no blocks outside a container that is edited without a page', () => {
  const alone = createInitialState({ ...page, id: noPage, modules: [container] })
  const insert = (position: typeof onPage): Operation => ({ type: 'insert', position, tree: newText })
  expect(isAllowed(alone.document, insert(onPage))).toBe(false)
  expect(isAllowed(alone.document, { type: 'insert', position: inContainer, tree: newText })).toBe(true)
})
