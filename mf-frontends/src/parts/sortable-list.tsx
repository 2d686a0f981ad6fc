import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './sortable-list.module.css';

interface SortableListProps {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const t = useFrontendsWords();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id)
      onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: useAnnouncements(ids, nameOf),
        screenReaderInstructions: { draggable: t('order.help') },
      }}
    >
      <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function useAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const t = useFrontendsWords();
  const place = (id: UniqueIdentifier, over: UniqueIdentifier = id) => ({
    name: nameOf(String(id)),
    position: ids.indexOf(String(over)) + 1,
    count: ids.length,
  });
  return {
    onDragStart: ({ active }) => t('order.picked', place(active.id)),
    // `onDragStart` announced the first position already.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? t('order.over', place(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) => t('order.dropped', place(active.id, over?.id)),
    onDragCancel: ({ active }) => t('order.cancelled', place(active.id)),
  };
}

type Handle = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
>;
const HandleContext = createContext<Handle | null>(null);

export function SortableItem({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={`${styles.item} ${className ?? ''}`}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      <HandleContext value={handle}>{children}</HandleContext>
    </li>
  );
}

export function SortableHandle({ label }: { label: string }) {
  const handle = use(HandleContext);
  return (
    <button
      type="button"
      ref={handle?.setActivatorNodeRef}
      {...handle?.attributes}
      {...handle?.listeners}
      className={styles.handle}
      aria-label={label}
    >
      <GripVertical size={18} aria-hidden="true" />
    </button>
  );
}
