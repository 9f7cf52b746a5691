import type { Locale } from '@/lib/contract/common/locale'
import { regionCodes } from '@/lib/contract/common/region'
import type { Place } from '@/lib/contract/pages/organization'
import { PageLink } from '@/lib/i18n/page-link'
import { type DirectoryFilter, listAddress, wholeDirectory } from '../directory-filter'
import { countryPath, regionPaths } from '../map-outline'
import { mapSize } from '../map-projection'
import { type MapDot, toMapView } from '../map-view'
import styles from './directory-map.module.css'

export interface DirectoryMapProps {
  locale: Locale
  filter: DirectoryFilter
  /** The places of the list, and all places of its category. */
  places: readonly Place[]
  allPlaces: readonly Place[]
  texts: { map: string; mapHint: string; membersIn: (place: string, count: number) => string }
}

/**
 * A map of Germany with the places of a list as dots, sized by their number of members and linked
 * to them. Federal states and places outside the filter are links for pointers only, because text
 * links repeat them.
 */
export function DirectoryMap({ locale, filter, places, allPlaces, texts }: DirectoryMapProps) {
  const { category, region, place: currentPlace } = filter
  const { listedDots, otherDots } = toMapView(
    currentPlace === null ? places : places.filter(({ place }) => place === currentPlace),
    allPlaces,
  )
  const categoryFilter = { ...wholeDirectory, category }
  return (
    <nav aria-label={texts.map}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names; a title would follow the pointer. */}
      <svg
        className={styles.map}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        focusable="false"
        aria-hidden={listedDots.length === 0 || undefined}
      >
        {regionCodes.map((code) => (
          <PageLink
            key={code}
            href={listAddress(locale, { ...categoryFilter, region: code })}
            tabIndex={-1}
            aria-hidden="true"
          >
            <path className={styles.region} d={regionPaths[code]} data-current={code === region ? '' : undefined} />
          </PageLink>
        ))}
        <path className={styles.country} d={countryPath} />
        {otherDots.map((dot) => (
          <PageLink
            key={`${dot.place} ${dot.x}`}
            className={styles.dot}
            href={listAddress(locale, { ...categoryFilter, place: dot.place })}
            tabIndex={-1}
            aria-hidden="true"
          >
            <DotShape dot={dot} isLit={false} />
          </PageLink>
        ))}
        {listedDots.map((dot) => (
          <PageLink
            key={`${dot.place} ${dot.x}`}
            className={styles.dot}
            href={listAddress(locale, { ...filter, place: dot.place })}
            aria-label={texts.membersIn(dot.place, dot.count)}
            aria-current={dot.place === currentPlace ? 'page' : undefined}
          >
            <DotShape dot={dot} isLit />
          </PageLink>
        ))}
      </svg>
      <p className={styles.hint}>{texts.mapHint}</p>
    </nav>
  )
}

/** From this x-coordinate on, names are to the left of their dots. */
const minEastX = mapSize.width * 0.6

function DotShape({ dot: { place, count, x, y }, isLit }: { dot: MapDot; isLit: boolean }) {
  const radius = isLit ? Math.round(11 + 4 * Math.sqrt(count - 1)) : 6
  const side = x > minEastX ? -1 : 1
  return (
    <>
      <circle className={styles.area} cx={x} cy={y} r={Math.max(radius, isLit ? 20 : 12)} />
      <circle className={isLit ? styles.lit : styles.unlit} cx={x} cy={y} r={radius} />
      <text
        className={styles.name}
        x={x + side * (radius + 14)}
        y={y}
        textAnchor={side > 0 ? 'start' : 'end'}
        dominantBaseline="central"
      >
        {`${place}: ${count}`}
      </text>
    </>
  )
}
