import { definitionOf } from '@/lib/contract/blocks/registry'
import type { Module } from '@/lib/contract/module'

/**
 * For each of some modules in their order the level of the headline above it, `above` where none stands before it: so
 * that what a block calls a heading continues the page's outline and skips no level.
 */
export function headingLevels(modules: readonly Module[], above: number): number[] {
  let level = above
  return modules.map((module) => {
    level = definitionOf(module.model)?.headingLevel?.(module.data) ?? level
    return level
  })
}
