import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '@/backend/platform/db/client'
import type { OrganizationRow } from '@/backend/platform/db/schema/members/organizations'
import { distanceBetween, type Position } from '@/backend/platform/places/distance'
import { findPositions } from '@/backend/platform/places/find-positions'
import { findTownPosition } from '@/backend/platform/places/towns'

type Address = Pick<OrganizationRow, 'zip' | 'place' | 'country'>
type LocatedAddress = Address & Pick<OrganizationRow, 'position'>

/** Within this distance a position fits another postcode of the same place. */
const nearKm = 30
/** Degrees of approximate positions are rounded to about 100 meters. */
const precision = 1000

/**
 * Returns the position of an organization after a change: the entered position, else the stored one
 * if it fits the address, else an approximate one. Null for an unknown address.
 */
export async function followAddress(
  db: Queryable,
  storedAddress: LocatedAddress,
  change: Partial<LocatedAddress>,
): Promise<Position | null> {
  const { position, ...changedAddress } = change
  const isEntered = position !== undefined && !isDeepStrictEqual(position, storedAddress.position)
  if (isEntered || storedAddress.position === null) return position ?? null
  const address = {
    zip: storedAddress.zip,
    place: storedAddress.place,
    country: storedAddress.country,
    ...changedAddress,
  }
  const isSamePlace = address.place === storedAddress.place && address.country === storedAddress.country
  if (isSamePlace && address.zip === storedAddress.zip) return storedAddress.position
  const target = await locateAddress(db, address)
  if (isSamePlace)
    return target === null || isNear(storedAddress.position, target) ? storedAddress.position : target
  // Another spelling of the same place.
  if (target !== null && isDeepStrictEqual(target, await locateAddress(db, storedAddress)))
    return storedAddress.position
  return target
}

/** Finds the approximate position of an address: that of its town, else of its postcode. */
async function locateAddress(db: Queryable, { zip, place, country }: Address): Promise<Position | null> {
  const town = findTownPosition(country, place)
  if (town) return town
  const [position = null] = zip === '' ? [] : await findPositions(db, `${country}-${zip}`, null)
  return position && { lat: roundCoordinate(position.lat), lon: roundCoordinate(position.lon) }
}

const roundCoordinate = (degrees: number) => Math.round(degrees * precision) / precision

function isNear(a: Position, b: Position): boolean {
  return distanceBetween(a.lat, a.lon, b.lat, b.lon) <= nearKm
}
