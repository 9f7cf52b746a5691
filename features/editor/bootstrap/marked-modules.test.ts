import { expect, it } from 'vitest'
import { createModule } from '@/features/blocks/module.fixture'
import type { Module } from '@/lib/contract/blocks/module'
import { createMarkedModules } from './marked-modules'

const createBlock = (id: number, inside: Partial<Module> = {}) => createModule('text', {}, { id, ...inside })

/** A block, and a container with a column and a list. */
const page = [
  createBlock(1),
  createBlock(2, {
    columns: [{ index: 0, classes: 'column-100', children: [createBlock(3)] }],
    children: [createBlock(4)],
  }),
]
const toKeyAttribute = ({ id }: Module) => ({ 'data-module': `m${id}` })
const toSelectedAttributes = (key: number) => (module: Module) => ({
  ...toKeyAttribute(module),
  'data-selected': module.id === key ? '' : undefined,
})

it('adds attributes and keeps the identity of unchanged modules', () => {
  const { mark, getAttributes } = createMarkedModules()
  const before = mark(page, toKeyAttribute)
  expect(before).toEqual(page)
  expect([1, 2, 3, 4].map((id) => getAttributes(createBlock(id)))).toEqual(
    ['m1', 'm2', 'm3', 'm4'].map((name) => ({ 'data-module': name })),
  )
  const after = mark(page, toKeyAttribute)
  expect(after[0]).toBe(before[0])
  expect(after[1]).toBe(before[1])
})

it.each([3, 4])('creates new objects only for the ancestors of a module with changed attributes: %i', (id) => {
  const { mark, getAttributes } = createMarkedModules()
  const before = mark(page, toKeyAttribute)
  const after = mark(page, toSelectedAttributes(id))
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
  expect(getAttributes(createBlock(id))).toEqual({ 'data-module': `m${id}`, 'data-selected': '' })
})

it('creates a new object with the current content for a changed module', () => {
  const { mark } = createMarkedModules()
  const [first, second] = page
  if (!first || !second) throw new Error('The page has two blocks.')
  const before = mark(page, toKeyAttribute)
  const after = mark(
    [
      { ...first, data: { content: 'x' } },
      { ...second, children: [] },
    ],
    toKeyAttribute,
  )
  expect(after.map(({ data, children }) => [data, children])).toEqual([
    [{ content: 'x' }, []],
    [{}, []],
  ])
  expect(after[1]).not.toBe(before[1])
})
