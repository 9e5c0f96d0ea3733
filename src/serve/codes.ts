/** What `handover explain` says about each code of this folder. */
export const codes = {
  HO251: `A site is served on a port of this machine, and another program uses that port already. Without --port the first free one
from 4321 on is taken. A port named with --port is never exchanged for another one, because a script or a bookmark relies on it.`,
  HO252: `The address or the port named with --host and --port cannot be listened on. The address must be one of this machine:
127.0.0.1 (the default) is reached from this machine only, 0.0.0.0 from every network the machine is in, so that anyone there can read the
site. Ports below 1024 are kept for the system on most machines.`,
  HO253: `"handover dev" watches the files by which git and the operator's own files change. The system allows each user a number
of watched files, and other programs (editors, other development servers) have used it up. On Linux the setting is
fs.inotify.max_user_watches or fs.inotify.max_user_instances.`,
} as const;
