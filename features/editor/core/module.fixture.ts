import { createModule as createModuleWithData } from '@/features/blocks/module.fixture'
import type { Module } from '@/lib/contract/blocks/module'

/** Creates a module of page 1, as the backend sends it. */
export const createModule = (id: number, model: string, overrides: Partial<Module> = {}): Module =>
  createModuleWithData(model, {}, { id, content_type: 'page', position: 0, ...overrides })
