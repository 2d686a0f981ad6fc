/** The icons that more than one screen uses. */
export {
  Check as IconCheck,
  ChevronDown as IconDown,
  ChevronLeft as IconBack,
  CircleAlert as IconAlert,
  Copy as IconCopy,
  CopyPlus as IconSaveAsNew,
  EllipsisVertical as IconMore,
  History as IconHistory,
  Pencil as IconEdit,
  Plus as IconAdd,
  Save as IconSave,
  Search as IconSearch,
  Store as IconSupplier,
  Trash2 as IconDelete,
  X as IconClose,
} from 'lucide-react';
