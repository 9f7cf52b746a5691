import type { Queryable } from '@/backend/platform/db/client'
import {
  deletedPlaces,
  type PersonOverview,
  type RetainedPlace,
  retainedPlaces,
} from '@/lib/contract/administration/personal-data'
import { toBerlinIso } from '@/lib/datetime'
import { deletablePlaces } from './deletable-places'
import { listAccountIds, type Person } from './person'
import { retainedPlaceReaders } from './retained-places'

const retainedPlaceNames = Object.keys(retainedPlaces) as RetainedPlace[]

/** Counts the data that a deletion removes. */
export async function countDeletable(db: Queryable, person: Person, now: Date): Promise<PersonOverview['deleted']> {
  const counts: PersonOverview['deleted'] = []
  for (const place of deletedPlaces) {
    const { length: count } = await deletablePlaces[place].read(db, person, now)
    if (count > 0) counts.push({ place, count })
  }
  return counts
}

/** Counts the data that a deletion removes and keeps. */
export async function readOverview(
  db: Queryable,
  person: Person,
  { currentUserId, now }: { currentUserId: number; now: Date },
): Promise<PersonOverview> {
  const retainedItems: PersonOverview['staying'] = []
  for (const place of retainedPlaceNames) {
    const { length: count } = await retainedPlaceReaders[place].read(db, person, now)
    if (count > 0) retainedItems.push({ place, count })
  }
  return {
    email: person.email,
    names: [...person.names],
    is_own: listAccountIds(person).includes(currentUserId),
    deleted: await countDeletable(db, person, now),
    staying: retainedItems,
  }
}

/** Exports all data of a person without secrets (GDPR, articles 15 and 20). */
export async function exportPerson(db: Queryable, person: Person, now: Date) {
  const data: Record<string, readonly unknown[]> = {}
  for (const place of deletedPlaces) data[place] = await deletablePlaces[place].read(db, person, now)
  for (const place of retainedPlaceNames) data[place] = await retainedPlaceReaders[place].read(db, person, now)
  return { email: person.email, exported_at: toBerlinIso(now), data }
}
