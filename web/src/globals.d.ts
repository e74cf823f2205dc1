/** Whether this build has the gallery (development and tests of the drawings). */
declare const __GALLERY__: boolean;
