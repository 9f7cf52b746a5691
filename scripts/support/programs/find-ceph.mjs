import { findOnPath } from './find-program.mjs'

/**
 * Programs in Debian's packages radosgw, ceph-mon, ceph-osd and ceph-common. These packages are not
 * installed automatically, because they are too large for a single step.
 */
const programs = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'ceph-authtool', 'monmaptool']

/**
 * Finds Ceph's Object Gateway. It is found only if all programs that a private cluster needs are
 * installed.
 * @returns its path or undefined
 */
export async function findCeph() {
  const [gateway, ...otherPaths] = programs.map(findOnPath)
  return otherPaths.every(Boolean) ? gateway : undefined
}
