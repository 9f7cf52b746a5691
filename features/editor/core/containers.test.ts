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

const createText = (id: number, content: string, more: Partial<Module> = {}) =>
  createModule(id, 'text', { data: { content }, ...more })
const owner = { parent: 2, content_type: 'container', object_id: null }
const container = createModule(2, 'container', {
  slug: 'login-above',
  data: { layout: 0 },
  content_type: 'container',
  object_id: null,
  columns: [{ index: 0, classes: '', children: [createText(3, 'In', owner)] }],
})
const page: OpenedPage = {
  id: 7,
  locale: 'de',
  readPath: 'page/7/draft/',
  containers: ['login-above'],
  modules: [createText(1, 'On'), container],
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
  const callInto = findNextCall(perform({ type: 'move', key: 'm1', position: inContainer }))
  expect(callInto?.body).toEqual({ parent: 2, column: 0, position: 0, revision: 1 })
  const callOut = findNextCall(perform({ type: 'move', key: 'm3', position: onPage }))
  expect(callOut?.body).toEqual({ parent: null, column: null, position: 0, revision: 1, object_id: 7 })
})

it('does not move the container itself', () => {
  const operations: Operation[] = [
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
  expect(operations.map((operation) => isAllowed(state.document, operation))).toEqual(operations.map(() => false))
})

it('copies a container as an ordinary one', () => {
  const copy = copyTree(toTree(container), () => 'copy')
  expect(copy).not.toHaveProperty('slug')
  expect(isAllowed(state.document, { type: 'insert', position: onPage, tree: { ...copy, columns: [] } })).toBe(true)
})

it('merges remote changes in a container when the page is read', () => {
  const addedText = createText(4, 'Added', { ...owner, position: 1 })
  const columns = [{ index: 0, classes: '', children: [createText(3, 'In', owner), addedText] }]
  const staleState = { ...state, isStale: true }
  const call = findNextCall(staleState)
  const pendingState = call && reduce(staleState, { type: 'sending', call })
  const body = { revision: 1, modules: [createText(1, 'On'), { ...container, columns }] }
  const mergedState =
    pendingState && reduce(pendingState, { type: 'answered', answer: { status: 200, body, newKey: 'n' } })
  expect(mergedState && listKeysFrom(mergedState.document)).toEqual(['m1', 'm2', 'm3', 'm4'])
  expect(mergedState && findNextCall(mergedState)).toBeNull()
})

it('allows no blocks outside a container that is edited without a page', () => {
  const pagelessState = createInitialState({ ...page, id: noPage, modules: [container] })
  const insert = (position: typeof onPage): Operation => ({ type: 'insert', position, tree: newText })
  expect(isAllowed(pagelessState.document, insert(onPage))).toBe(false)
  expect(isAllowed(pagelessState.document, { type: 'insert', position: inContainer, tree: newText })).toBe(true)
})
