import type { Module } from '@/lib/contract/module'

/** What the element around a module carries while its page is edited. */
export function editAttributes({ id }: Module): { 'data-module': number } {
  return { 'data-module': id }
}
