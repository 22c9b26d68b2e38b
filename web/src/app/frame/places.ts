import {
  ArchiveIcon,
  CalendarIcon,
  ClipboardIcon,
  FileTextIcon,
  GearIcon,
  HomeIcon,
  PersonIcon,
} from '@radix-ui/react-icons';
import { TEXTS } from '../../texts/index.ts';

const { pages } = TEXTS.frame;

/** The places of the rail, in its order; on a telephone the first four stand in the bar and the rest behind "More". */
export const PLACES = [
  { to: '/', label: pages.home, icon: HomeIcon, exact: true },
  { to: '/proposals', label: pages.proposals, icon: FileTextIcon, exact: false },
  { to: '/jobs', label: pages.jobs, icon: ClipboardIcon, exact: false },
  { to: '/availability', label: pages.availability, icon: CalendarIcon, exact: false },
  { to: '/catalogue', label: pages.catalogue, icon: ArchiveIcon, exact: false },
  { to: '/clients', label: pages.clients, icon: PersonIcon, exact: false },
  { to: '/settings', label: pages.settings, icon: GearIcon, exact: false },
] as const;
