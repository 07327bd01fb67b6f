/** The browser's own database, with a store for tables and one for decks. Opened by the page and by the worker. */

export const tablesStore = 'tables';
export const decksStore = 'decks';

/** Null where the browser forbids it. */
export const openDatabase = (): Promise<IDBDatabase | null> => opening().catch(() => null);

function opening(): Promise<IDBDatabase> {
  const asked = indexedDB.open('vigrid', 2);
  asked.onupgradeneeded = () => {
    for (const store of [tablesStore, decksStore])
      if (!asked.result.objectStoreNames.contains(store))
        asked.result.createObjectStore(store, { keyPath: 'id' });
  };
  return answered(asked).then((database) => {
    // A page of a later version must not wait for this one.
    database.onversionchange = () => database.close();
    return database;
  });
}

export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
