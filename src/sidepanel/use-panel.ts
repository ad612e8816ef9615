import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PanelState } from './state.ts';
import type { PanelActions, PanelStore } from './store.ts';

export const PanelContext = createContext<PanelStore | null>(null);

function useStoreOfPanel(): PanelStore {
  const store = useContext(PanelContext);
  if (!store) throw new Error('PanelContext is missing above this component');
  return store;
}

/** A part of the panel's state; the component renders again when that part changes. */
export function usePanel<T>(select: (state: PanelState) => T): T {
  return useStore(useStoreOfPanel(), select);
}

export function usePanelActions(): PanelActions {
  return useStoreOfPanel().actions;
}
