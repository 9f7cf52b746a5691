import type { Module } from '@/lib/contract/blocks/module'

/** Creates a module of page 1, as the backend sends it. */
export const createModule = (id: number, model: string, overrides: Partial<Module> = {}): Module => ({
  id,
  slug: null,
  model,
  revision: 1,
  data: {},
  columns: [],
  children: [],
  parent: null,
  content_type: 'page',
  object_id: 1,
  position: 0,
  ...overrides,
})
