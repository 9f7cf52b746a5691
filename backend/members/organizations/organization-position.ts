import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '@/backend/platform/db/client'
import type { OrganizationRow } from '@/backend/platform/db/schema/members/organizations'
import { getDistanceKm, type Position } from '@/backend/platform/places/distance'
import { findPositions } from '@/backend/platform/places/find-positions'
import { findTownPosition } from '@/backend/platform/places/towns'

type Address = Pick<OrganizationRow, 'zip' | 'place' | 'country'>
type LocatedAddress = Address & Pick<OrganizationRow, 'position'>

/** The maximum distance at which a stored position fits another postcode of the same place. */
const maxDistanceKm = 30
/** The factor for rounding degrees of approximate positions to about 100 meters. */
const roundingFactor = 1000

/**
 * Returns the position of an organization after a change. This is the entered position; otherwise
 * the stored position if it fits the address; otherwise an approximate one. Null if the address is
 * unknown, or if the organization is deliberately not on the map: its old address is known, but it
 * has no position.
 */
export async function determinePosition(
  db: Queryable,
  storedAddress: LocatedAddress,
  change: Partial<LocatedAddress>,
): Promise<Position | null> {
  const { position, ...changedAddress } = change
  const isEntered = position !== undefined && !isDeepStrictEqual(position, storedAddress.position)
  if (isEntered) return position
  const address = {
    zip: storedAddress.zip,
    place: storedAddress.place,
    country: storedAddress.country,
    ...changedAddress,
  }
  const isSamePlace = address.place === storedAddress.place && address.country === storedAddress.country
  if (isSamePlace && address.zip === storedAddress.zip) return storedAddress.position
  const addressPosition = await locateAddress(db, address)
  if (isSamePlace && storedAddress.position !== null) {
    const isFitting = addressPosition === null || areNear(storedAddress.position, addressPosition)
    return isFitting ? storedAddress.position : addressPosition
  }
  const formerPosition = await locateAddress(db, storedAddress)
  if (storedAddress.position === null) return formerPosition === null ? addressPosition : null
  // An equal position means that the new address is another spelling of the same place.
  if (addressPosition === null) return null
  return isDeepStrictEqual(addressPosition, formerPosition) ? storedAddress.position : addressPosition
}

/** Returns the requested position of a new organization or, without it, an approximate one. */
export async function determineFirstPosition(
  db: Queryable,
  { zip = '', place = '', country = 'DE', position }: Partial<LocatedAddress>,
): Promise<Position | null> {
  return position === undefined ? await locateAddress(db, { zip, place, country }) : position
}

/** Finds the approximate position of an address by its town, else by its postcode. */
async function locateAddress(db: Queryable, { zip, place, country }: Address): Promise<Position | null> {
  const town = findTownPosition(country, place)
  if (town) return town
  const [position = null] = zip === '' ? [] : await findPositions(db, `${country}-${zip}`, null)
  return position && { lat: roundCoordinate(position.lat), lon: roundCoordinate(position.lon) }
}

const roundCoordinate = (degrees: number) => Math.round(degrees * roundingFactor) / roundingFactor

function areNear(a: Position, b: Position): boolean {
  return getDistanceKm(a.lat, a.lon, b.lat, b.lon) <= maxDistanceKm
}
