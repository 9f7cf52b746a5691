import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Administered } from '@/backend/platform/administration/administered'
import { omitMissingReferences, toIds } from '@/backend/platform/administration/omit-missing'
import { toFieldErrors } from '@/backend/platform/field-errors'
import { largestId, recordId } from '@/lib/contract/common/record-id'
import { startTestBackend } from '@/tests/backend-app'
import { administeredTypes } from './administered-types'

const backend = startTestBackend()

const members: Readonly<Record<keyof Administered, true>> = {
  contract: true,
  may: true,
  mayWrite: true,
  mayAct: true,
  assertMayWrite: true,
  list: true,
  waiting: true,
  contentTypes: true,
  present: true,
  read: true,
  check: true,
  references: true,
  omitMissingReferences: true,
  insert: true,
  update: true,
  remove: true,
  hidden: true,
  listUses: true,
  importable: true,
  exportRecords: true,
  files: true,
  actions: true,
}

it('has no record type with a member that the administration would ignore', () => {
  const unknownMembers = administeredTypes(backend.services).flatMap((type) =>
    Object.keys(type)
      .filter((name) => !(name in members))
      .map((name) => `${type.contract.name}.${name}`),
  )
  expect(unknownMembers).toEqual([])
})

/** Wrong input of people: into lines, numbers, times, and lists. */
const wrongInput = ['?!<>', 'a\u202eb', 'x'.repeat(200_000), -1, 1.5, 1e12, Array(2000).fill(1)]

/** Returns true for a list or an object that is missing, which only programs send. */
const isWrongStructure = (issues: readonly z.core.$ZodIssue[]) =>
  issues.every((issue) => issue.code === 'invalid_type' && /^(array|object|record)$/.test(issue.expected))

/** Lists the schemas of the values that people enter, by path. */
function listInputs(schema: unknown, path: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => listInputs(part, `${path}.${name}`))
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return listInputs(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return [[path, schema], ...listInputs(schema.element, `${path}[]`)]
  return schema instanceof z.ZodType ? [[path, schema]] : []
}

it.each(['de', 'en'] as const)('says what is allowed for each wrong value, in %s', (locale) => {
  const forPrograms = /Muster|pattern|openapi/
  const isForPrograms = (path: string) => path.endsWith('.hash')
  const inputs = administeredTypes(backend.services).flatMap(({ contract: { name, values, actions } }) => [
    ...listInputs(values, name),
    ...Object.entries(actions).flatMap(([action, schema]) => listInputs(schema, `${name}/${action}`)),
  ])
  expect(inputs.length).toBeGreaterThan(200)
  const unexplained = inputs.flatMap(([path, schema]) =>
    (isForPrograms(path) ? [] : wrongInput).flatMap((input) => {
      const { error } = z.object({ input: schema }).safeParse({ input })
      if (!error || isWrongStructure(error.issues)) return []
      const errors = JSON.stringify(toFieldErrors(error, { input }, locale))
      return forPrograms.test(errors) ? [`${path}: ${JSON.stringify(error.issues[0])}`] : []
    }),
  )
  expect(unexplained).toEqual([])
})

/** Returns the place of an id in a schema: `id`, `ids`, or `nested`; null without one. */
function findIdPlace(schema: unknown): 'id' | 'ids' | 'nested' | null {
  if (schema === recordId) return 'id'
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return findIdPlace(schema.unwrap())
  if (schema instanceof z.ZodArray && schema.element === recordId) return 'ids'
  const parts = schema instanceof z.ZodArray ? [schema.element] : []
  if (schema instanceof z.ZodObject) parts.push(...Object.values(schema.shape))
  return parts.some((part) => findIdPlace(part) !== null) ? 'nested' : null
}

it('restores each version without its missing references', async () => {
  const fields = administeredTypes(backend.services).flatMap((type) =>
    Object.entries(type.contract.values.shape).flatMap(([field, schema]) => {
      const place = findIdPlace(schema)
      return place === null ? [] : [{ type, field, place, name: `${type.contract.name}.${field}` }]
    }),
  )
  expect(fields.length).toBeGreaterThan(25)
  const nested = fields.filter(({ type, place }) => place === 'nested' && !type.omitMissingReferences)
  // Mails leave missing records out.
  expect(nested.map(({ name }) => name)).toEqual(['newsletter-issues.sections'])
  const retained: string[] = []
  for (const { type, field, place, name } of fields) {
    if (place === 'nested') continue
    const stored = { [field]: place === 'ids' ? [largestId] : largestId }
    const restored = await omitMissingReferences(backend.services.db, type, stored)
    if (toIds(restored[field]).length > 0) retained.push(name)
  }
  // Files and directories cannot be without a place. Files deleted since are ignored in an order.
  expect(retained).toEqual(['download-files.directory', 'download-directories.category', 'download-directories.files'])
})
