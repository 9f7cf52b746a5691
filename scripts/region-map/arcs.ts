import { type RegionCode, regionTitles } from '@/lib/contract/common/region'
import { project } from '../../features/organizations/map-projection'

/**
 * The parts of a TopoJSON file that are used. Polygons share arcs. Each point of an arc is stored
 * as the difference from the point before it.
 */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [x: number, y: number][][]
  objects: { deu: { geometries: State[] } }
}

type State = { properties: { name: string } } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
)

/**
 * Projects the arcs onto the map. Returns them with the rings of each state; a ring is a list of
 * arc numbers.
 */
export function projectArcs({ transform, arcs, objects }: Topology) {
  const [scaleX, scaleY] = transform.scale
  const [west, south] = transform.translate
  const projectedArcs = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([stepX, stepY]): [number, number] => {
      x += stepX
      y += stepY
      const point = project({ lon: x * scaleX + west, lat: y * scaleY + south })
      return [point.x, point.y]
    })
  })
  const states = new Map(
    objects.deu.geometries.map((state) => [
      findRegionCode(state.properties.name),
      state.type === 'Polygon' ? state.arcs : state.arcs.flat(),
    ]),
  )
  return { arcs: projectedArcs, states }
}

function findRegionCode(name: string): RegionCode {
  for (const [code, { de }] of Object.entries(regionTitles)) if (de === name) return code as RegionCode
  throw new Error(`${name} is not a state of Germany.`)
}
