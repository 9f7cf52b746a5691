import { findOnPath } from './find-program.mjs'

/**
 * From Debian's packages radosgw, ceph-mon, ceph-osd and ceph-common. They are too large to be
 * installed for one step.
 */
const programs = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'ceph-authtool', 'monmaptool']

/**
 * Finds Ceph's Object Gateway, if all programs of a private cluster are installed.
 * @returns its path or undefined
 */
export async function findCeph() {
  const [gateway, ...otherPaths] = programs.map(findOnPath)
  return otherPaths.every(Boolean) ? gateway : undefined
}
